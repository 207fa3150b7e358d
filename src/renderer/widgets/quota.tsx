import { DraftInput } from './DraftInput.tsx'
import { shown } from './number.tsx'
import type { CellProps, InputProps } from './widget.ts'

/** What says that there is no limit leaves the control empty. */
export const Input = (props: InputProps<number>) => (
  <DraftInput
    {...props}
    inputMode="numeric"
    className="control control-end"
    write={(value) => (value === 0 ? '' : String(value))}
    selectOnFocus
  />
)

export const cell = ({ value, language }: CellProps<number>) =>
  value === null ? '-' : shown(value, language)
