import { unixTimeKind } from '#dsl/kinds/times/unixTime.ts'
import { DraftInput } from '../DraftInput.tsx'
import type { CellProps, InputProps } from '../widget.ts'

export const Input = (props: InputProps<number>) => (
  <DraftInput {...props} inputMode="numeric" placeholder="21:00" selectOnFocus />
)

export const Cell = ({ value }: CellProps<number>) => (value === null ? null : unixTimeKind.format(value))
