import { dayjs } from '#protocol/dates.ts'
import type { CellProps, InputProps } from '../widget.ts'
import * as instant from './instant.tsx'

const isoOf = (value: number | null): string | null =>
  value === null ? null : dayjs.unix(value).toISOString()

/** A moment, in the reader's own zone. No person types one. */
export const Input = (props: InputProps<number>) => (
  <instant.Input {...props} value={isoOf(props.value)} onValue={() => props.onValue(props.value)} />
)

export const cell = ({ value, ...more }: CellProps<number>) => instant.cell({ ...more, value: isoOf(value) })
