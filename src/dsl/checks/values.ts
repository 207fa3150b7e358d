import { isClock } from '../clock.ts'
import type { AnyColumn } from '../columns/column.ts'
import type { Validator } from '../columns/validator.ts'

/** Whether the values of a column are yes and no. */
export const isBoolean = (column: AnyColumn | undefined): boolean => column?.kind.json.type === 'boolean'

/** Whether the values of a column are times of day, or durations, as a clock shows them. */
export const isTime = ({ kind }: AnyColumn): boolean => isClock(kind.example(1))

/** Whether what the kind writes of a value is read as the same one. */
export const isOfKind = ({ kind }: AnyColumn, value: unknown): boolean => {
  const read = kind.parse(kind.format(value))
  return 'value' in read && JSON.stringify(read.value) === JSON.stringify(value)
}

/** What a column's own schema asks of its values. */
export const checksIn = ({ options }: AnyColumn): readonly Validator<unknown>[] => options.validate ?? []

/** Whether a column may be empty in a row that is there. */
export const mayLack = ({ options: { required, show, default: given } }: AnyColumn): boolean =>
  given === undefined && (required !== true || show !== undefined)

/** Whether somebody has to give a value: nothing stands in its place. */
export const isDemanded = ({ options: { required, default: given }, kind }: AnyColumn): boolean =>
  required === true && given === undefined && kind.blank === undefined
