import { DraftInput } from '../DraftInput.tsx'
import type { CellProps, InputProps } from '../widget.ts'
import { EmailParts } from './EmailParts.tsx'

/** `type=email` would change what was typed before it is read, so only the keyboard is that of an address. */
export const Input = (props: InputProps<string>) => <DraftInput {...props} inputMode="email" />

export const cell = ({ value }: CellProps<string>) =>
  value === null ? null : (
    <a className="cell-text" href={`mailto:${value}`}>
      <EmailParts text={value} />
    </a>
  )
