import type { AnyColumn } from '#dsl/columns/column.ts'
import { columnNamed } from '#dsl/columns/column.ts'
import type { Context } from '#dsl/criterion.ts'
import { type AnyEntity, writableColumns } from '#dsl/entities/entity.ts'
import { isPosition } from '#dsl/entities/facts.ts'
import { judge } from './criteria.ts'
import { validatorsOf } from './validation/shape.ts'

/** Nothing entered: missing, the empty text, a list of nothing. White space only is not blank. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Nothing entered, or the value by which the column's kind says the same. */
export const isNothing = (column: AnyColumn, value: unknown): boolean =>
  value === '' || (column.kind.nothing !== undefined && value === column.kind.nothing)

/** The row with null for what says nothing in known columns; nothing else is touched. */
export const blankToNull = (entity: AnyEntity, row: Readonly<Record<string, unknown>>) => {
  const columns = entity.columns
  const blanks = Object.keys(row).filter(
    (name) => Object.hasOwn(columns, name) && isNothing(columnNamed(columns, name), row[name]),
  )
  return blanks.length === 0 ? row : { ...row, ...Object.fromEntries(blanks.map((name) => [name, null])) }
}

/** The value a column has when nobody gives one: its default, its kind's own blank, or null. */
export const defaultOf = ({ options, kind }: AnyColumn, context?: Context): unknown => {
  const { unless } = options
  const isUnmet = unless !== undefined && context !== undefined && !judge(unless.criterion, context).met
  return (isUnmet ? unless.default : options.default) ?? kind.blank ?? null
}

/** A copy of the row with defaults where a column that has one is missing, or null and not required. For insertion. */
export const fillDefaults = (
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
  context?: Context,
): Record<string, unknown> => {
  const filled: Record<string, unknown> = { ...row }
  for (const [name, column] of Object.entries(entity.columns)) {
    const own = isLeft(column, filled[name]) ? defaultOf(column, context) : null
    if (own !== null) filled[name] = own
  }
  return filled
}

/**
 * A new line of a form: defaults, else the lower bound of the column, else null; it is nowhere before an address is chosen.
 * Source: specification §5.
 */
export const emptyRow = (entity: AnyEntity): Record<string, unknown> => {
  const columns = Object.entries(entity.columns).map(([name, c]) => [name, defaultOf(c)] as const)
  const row: Record<string, unknown> = Object.fromEntries(columns)
  for (const [name, column] of writableColumns(entity))
    row[name] ??= (isPosition(entity, name) ? undefined : lowerBound(column)) ?? null
  return row
}

/** Emptied on purpose is no default where something is required: the kind's own blank aside. */
const isLeft = ({ options, kind }: AnyColumn, value: unknown): boolean =>
  value === undefined || (value === null && !(options.required && kind.blank === undefined))

const lowerBound = (column: AnyColumn): number | undefined =>
  validatorsOf(column).find((v) => v.facts?.minimum !== undefined)?.facts?.minimum
