import type { SqlType } from '#dsl/columns/kind.ts'
import type { ModelColumn, ModelSort, ModelTable } from './model.ts'
import { quoted } from './names.ts'
import { columnSql } from './sql.ts'

/** What the person who changes the catalogue must say, for a change that could lose or break data. */
export interface DiffOptions {
  /** Columns and tables that are gone from the catalogue may be dropped with all they hold. */
  readonly allowDrop?: boolean
  /** `table.column` → SQL expression that turns the old value into the new type. */
  readonly using?: Readonly<Record<string, string>>
}

/** Casts that lose nothing and never fail. */
const widening: Partial<Record<SqlType, readonly SqlType[]>> = {
  integer: ['bigint', 'double precision'],
}

/** How values become the new type; undefined where nobody says, and it might lose some. */
export const usingOf = (table: string, old: ModelColumn, next: ModelColumn, options: DiffOptions) => {
  const told = options.using?.[`${table}.${next.name}`]
  if (told) return told
  const safe = next.type === 'text' || widening[old.type]?.includes(next.type)
  return safe ? `${quoted(next.name)}::${next.type}` : undefined
}

export const oldColumn = (old: ModelTable, name: string) => old.columns.find((c) => c.name === name)

/** What the person who changes the catalogue says that rows have there. */
export const told = (table: ModelTable, { name }: ModelColumn, { using }: DiffOptions): string | undefined =>
  using?.[`${table.name}.${name}`]

/** Columns whose values are computed anew; what stands on them is dropped first and added after. */
export const rebuiltColumns = (old: ModelTable, next: ModelTable): string[] => {
  const changed = next.columns.filter((c) => {
    const before = oldColumn(old, c.name)
    return before && (before.type !== c.type || before.fill !== c.fill)
  })
  const retyped = changed.map((c) => c.name)
  const sorts = (next.sorts ?? []).filter((sort) => sortIsRebuilt(old, sort, retyped)).map((s) => s.name)
  return [...retyped, ...sorts, ...(searchIsRebuilt(old, next, retyped) ? ['search'] : [])]
}

/** True of one that is new, too. */
const sortIsRebuilt = (
  old: ModelTable,
  { name, expression }: ModelSort,
  retyped: readonly string[],
): boolean =>
  !old.sorts?.some((s) => s.name === name && s.expression === expression) ||
  retyped.some((column) => expression.includes(quoted(column)))

const searchIsRebuilt = (old: ModelTable, next: ModelTable, retyped: readonly string[]): boolean =>
  old.search !== next.search || retyped.some((c) => old.search?.includes(quoted(c)))

/** Statements that drop what is gone, first what stands on the others. */
export const dropColumns = (old: ModelTable, next: ModelTable, rebuilt: readonly string[]): string[] => {
  const gone = old.columns.filter((c) => !oldColumn(next, c.name)).map((c) => c.name)
  const search = old.search && rebuilt.includes('search') ? ['search'] : []
  const sorts = (old.sorts ?? [])
    .map(({ name }) => name)
    .filter((name) => rebuilt.includes(name) || !next.sorts?.some((s) => s.name === name))
  return [...search, ...sorts, ...gone].map(
    (c) => `alter table ${quoted(next.name)} drop column ${quoted(c)};`,
  )
}

/** Statements that bring new and changed columns to their new state, values included. */
export const changeColumns = (old: ModelTable, next: ModelTable, options: DiffOptions): string[] =>
  next.columns.flatMap((column) => {
    const before = oldColumn(old, column.name)
    return before ? changed(next.name, before, column, options) : added(next.name, column)
  })

const alter = (table: string, column: string, action: string): string =>
  `alter table ${quoted(table)} alter column ${quoted(column)} ${action};`

const added = (table: string, column: ModelColumn): string[] => {
  const first = column.backfill === undefined ? column : { ...column, default: column.backfill }
  return [
    `alter table ${quoted(table)} add column ${columnSql(first)};`,
    ...defaultChange(table, first, column),
  ]
}

const defaultChange = (table: string, old: ModelColumn, next: ModelColumn): string[] => {
  if (old.default === next.default) return []
  return [
    alter(table, next.name, next.default === undefined ? 'drop default' : `set default ${next.default}`),
  ]
}

const changed = (table: string, old: ModelColumn, next: ModelColumn, options: DiffOptions): string[] => {
  const name = quoted(next.name)
  const retyped = old.type !== next.type
  const bare = retyped ? { ...old, default: undefined } : old
  const fill = next.backfill ?? next.default
  return [
    ...(retyped ? defaultChange(table, old, bare) : []),
    ...(retyped
      ? [alter(table, next.name, `type ${next.type} using ${usingOf(table, old, next, options)}`)]
      : []),
    ...defaultChange(table, bare, next),
    ...(old.nullable && !next.nullable
      ? [
          `update ${quoted(table)} set ${name} = ${fill} where ${name} is null;`,
          alter(table, next.name, 'set not null'),
        ]
      : []),
    ...(!old.nullable && next.nullable ? [alter(table, next.name, 'drop not null')] : []),
  ]
}

/** Statements that give rows that exist what they are told to have, and what the server keeps from others where the rule is new. */
export const fillColumns = (old: ModelTable, next: ModelTable, options: DiffOptions): string[] =>
  next.columns.flatMap((c) => {
    const before = oldColumn(old, c.name)
    const set = `update ${quoted(next.name)} set ${quoted(c.name)} =`
    const expression = told(next, c, options)
    if (expression !== undefined && (before === undefined || before.type === c.type))
      return [`${set} ${expression};`]
    if (c.fill !== undefined && c.fill !== before?.fill) return [`${set} ${c.fill};`]
    if (!c.repeats || JSON.stringify(before?.repeats) === JSON.stringify(c.repeats)) return []
    const { relation, of, column } = c.repeats
    const there = `o.${quoted(column)}`
    // Where nothing stands there the default stays.
    const value = c.nullable ? there : `coalesce(${there}, ${quoted(next.name)}.${quoted(c.name)})`
    const copy = `${set} ${value} from ${quoted(of)} o where o."id" = ${quoted(next.name)}.${quoted(relation)};`
    return before && c.nullable ? [`${set} null;`, copy] : [copy]
  })
