import { DraftInput } from '../DraftInput.tsx'
import type { CellProps, InputProps } from '../widget.ts'

export const Input = (props: InputProps<string>) => (
  <DraftInput {...props} element="textarea" className="control control-text" />
)

/** The full text stays at hand where the cell is too narrow. */
export const cell = ({ value }: CellProps<string>) =>
  value === null ? null : <span className="cell-text">{value}</span>
