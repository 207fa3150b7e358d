import type { AnyColumn } from '#dsl/columns/column.ts'
import { firstProblem } from '#dsl/columns/validator.ts'
import type { Context } from '#dsl/criterion.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { checksOf, isComputedIn, readsOf } from '#dsl/entities/facts.ts'
import type { ColumnProblem, Problem } from '#protocol/problem.ts'
import type { Values } from '#protocol/row.ts'
import { blankToNull, isBlank } from '../blank.ts'
import { isShown } from '../criteria.ts'
import { sameValue } from '../readText.ts'
import { type Shape, validatorsOf } from './shape.ts'

/**
 * The first problem of one value: blank where required 419, wrong shape (when a shape is given), white space only 406,
 * the kind's check, the column's validators. Without a shape the value must come from `kind.parse`. Validators say nothing
 * of a value that is stored as it is: a rule may be younger than a row.
 * @throws RangeError when the entity has no such column.
 */
export const validateColumn = (
  entity: AnyEntity,
  name: string,
  value: unknown,
  final: boolean,
  shape?: Shape,
  stored?: unknown,
): Problem | undefined => {
  const column = entity.columns[name]
  if (!column) throw new RangeError(`${entity.name} has no column ${name}`)
  if (isBlank(value)) return blankProblem(column)
  const wrong = isComputedIn(entity, name) ? undefined : shape?.({ [name]: value })[0]
  if (wrong) return withoutColumn(wrong)
  const validators = sameValue(value, stored) ? [] : validatorsOf(column)
  return column.kind.check?.(value) ?? firstProblem(validators, value, final)
}

const blankProblem = (column: AnyColumn): Problem | undefined =>
  column.options.required && column.kind.blank === undefined ? { code: 419 } : undefined

const withoutColumn = ({ column: _, ...problem }: ColumnProblem): Problem => problem

interface ValidateOptions {
  readonly context: Context
  readonly final: boolean
  readonly shape?: Shape
  /** The row with the columns that are not judged, for checks between columns. */
  readonly whole?: Values
  /** The row as it is stored, where there is one. */
  readonly before?: Values | undefined
  /** Columns that hold what could not be read: checks that need them wait. */
  readonly unread?: ReadonlySet<string>
}

/**
 * Problems of a row, one a column at most, in column order; columns that are not shown have none. A computed column
 * is blamed only when the columns it reads are right, and so are checks between columns, which say nothing where all that they
 * read is stored as it is. With a shape, unknown columns are told too.
 */
export const validateRow = (entity: AnyEntity, row: Values, options: ValidateOptions): ColumnProblem[] => {
  const shown = Object.entries(entity.columns).filter(
    ([, column]) => !column.options.serverOnly && isShown(column, options.context),
  )
  return validateColumns(
    entity,
    row,
    shown.map(([name]) => name),
    options,
  )
}

/** The same for the named columns. */
export const validateColumns = (
  entity: AnyEntity,
  given: Values,
  names: readonly string[],
  { final, shape, before, whole, unread }: Omit<ValidateOptions, 'context'>,
): ColumnProblem[] => {
  const row = blankToNull(entity, given)
  const all = whole ? { ...whole, ...row } : row
  const misshapen = shape?.(withoutComputed(entity, row)) ?? []
  const byColumn = new Map(misshapen.map((problem) => [problem.column, problem]))
  const problems = new Map<string, Problem>()
  for (const name of names) {
    const problem =
      byColumn.get(name) ?? validateColumn(entity, name, row[name], final, undefined, before?.[name])
    if (problem) problems.set(name, problem)
  }
  for (const { reads, on, run } of checksOf(entity)) {
    if (!names.includes(on) || reads.some((read: string) => problems.has(read) || unread?.has(read))) continue
    if (before && reads.every((read: string) => sameValue(all[read], before[read]))) continue
    const problem = run(...reads.map((read: string) => all[read]))
    if (problem) problems.set(on, problem)
  }
  for (const name of names)
    if (readsOf(entity, name).some((read) => problems.has(read))) problems.delete(name)
  const refused = misshapen.filter((problem) => problem.code === 400)
  return [...refused, ...Array.from(problems, ([column, problem]) => ({ ...problem, column }))]
}

const withoutComputed = (entity: AnyEntity, row: Values): Values =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !isComputedIn(entity, name)))
