import { columnNamed } from '#dsl/columns/column.ts'
import { startOf } from '#dsl/columns/start.ts'
import type { Context } from '#dsl/criterion.ts'
import { isComputedIn, readsOf } from '#dsl/entities/facts.ts'
import type { Line } from './fieldState.ts'
import type { FormOptions } from './formOptions.ts'

/** Why a person cannot change a field now: said as `form.locks.{why}`, with the columns that it depends on. */
export interface Lock {
  readonly why: 'inactive' | 'right' | 'computed' | 'elsewhere' | 'afterCreation' | 'decided'
  readonly columns?: readonly string[]
}

/** Why a field is only read; undefined where it can be changed. What holds for the whole row goes before what is the column's own. */
export const lockOf = (
  { entity, status, writable }: Pick<FormOptions, 'entity' | 'status' | 'writable'>,
  context: Context,
  line: Pick<Line, 'fields'> | undefined,
  name: string,
): Lock | undefined => {
  const { options, facts } = columnNamed(entity.columns, name)
  if (status && name !== status && context.mode === 'modify' && line?.fields.get(status)?.initial === false)
    return { why: 'inactive', columns: [status] }
  if (writable?.size === 0) return { why: 'right' }
  if (isComputedIn(entity, name)) return { why: 'computed', columns: readsOf(entity, name) }
  if (options.edit === 'never') return { why: 'elsewhere' }
  if (options.edit === 'onCreate' && context.mode === 'modify') return { why: 'afterCreation' }
  if (writable && !writable.has(name)) return { why: 'right' }
  if (facts.by && startOf(facts.by, line?.fields.get(facts.by.column)?.value) === undefined)
    return { why: 'decided', columns: [facts.by.column] }
  return undefined
}

/** The columns whose values decide whether some of a row's are locked. */
export const decidersOf = (
  { entity, status }: Pick<FormOptions, 'entity' | 'status'>,
  names: readonly string[],
): readonly string[] => [
  ...(status ? [status] : []),
  ...names.flatMap((name) => columnNamed(entity.columns, name).facts.by?.column ?? []),
]

/** Fields that are locked for the same reason, where there are several: the reason is said once for all of them. */
export interface Together {
  readonly reason: string
  readonly columns: readonly string[]
}

export const togetherLocked = (reasons: ReadonlyMap<string, string | undefined>): readonly Together[] => {
  const told = [...reasons].flatMap(([column, reason]) => (reason ? [{ column, reason }] : []))
  return Array.from(
    Map.groupBy(told, ({ reason }) => reason),
    ([reason, fields]) => ({
      reason,
      columns: fields.map(({ column }) => column),
    }),
  ).filter(({ columns }) => columns.length > 1)
}
