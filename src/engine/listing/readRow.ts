import type { JsonSchema } from '#dsl/columns/kind.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { WireRow } from '#protocol/row.ts'

/** Whether a value is of a type that the schema names, and a number within its bounds. Patterns are the server's. */
const isOfType = ({ type, enum: values, items = {}, ...bounds }: JsonSchema, value: unknown): boolean => {
  if (Array.isArray(value)) return type === 'array' && value.every((one) => isOfType(items, one))
  if (values) return typeof value === 'string' || typeof value === 'number'
  if (typeof value === 'number' && (value < (bounds.minimum ?? value) || value > (bounds.maximum ?? value)))
    return false
  return [type].flat().some((one) => (one === 'integer' ? 'number' : one) === typeof value)
}

/** A row as the console reads it: what is no value of its column's kind counts as none. The same row where all are. */
export const readRow = ({ columns }: AnyEntity, row: WireRow): WireRow => {
  const wrong = Object.entries(row).filter(([name, value]) => {
    const column = columns[name]
    return column !== undefined && (value ?? null) !== null && !isOfType(column.kind.json, value)
  })
  return wrong.length === 0 ? row : { ...row, ...Object.fromEntries(wrong.map(([name]) => [name, null])) }
}
