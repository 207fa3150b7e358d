import { writeMinutes } from '#dsl/kinds/times/minutes.ts'
import { DraftInput } from '../DraftInput.tsx'
import { ReadOnly } from '../ReadOnly.tsx'
import type { CellProps, InputProps } from '../widget.ts'

const write = (value: number | null): string => (typeof value === 'number' ? writeMinutes(value) : '-')

/** A total that is computed is shown, not typed. */
export const Input = (props: InputProps<number>) =>
  props.readOnly ? (
    <ReadOnly {...props} text={write(props.value)} />
  ) : (
    <DraftInput {...props} inputMode="numeric" placeholder="7h30" selectOnFocus />
  )

/** Source: specification §9: XhMM, '-' when not a number. */
export const cell = ({ value }: CellProps<number>) => write(value)
