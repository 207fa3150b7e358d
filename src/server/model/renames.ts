import type { Model, ModelColumn, ModelTable } from './model.ts'
import { quoted } from './names.ts'
import { primaryKeyName } from './sql.ts'

export interface Renamed {
  /** The old model under its new names; names of constraints and indexes are still the old ones. */
  readonly model: Model
  readonly sql: readonly string[]
}

/** Carries out what `renamedFrom` says, where the old name exists and the new one does not. */
export const applyRenames = (old: Model, next: Model): Renamed => {
  const sql: string[] = []
  let model = old
  for (const table of next.tables) {
    const from = table.renamedFrom
    if (from && find(model, from) && !find(model, table.name)) {
      model = renameTable(model, from, table.name)
      sql.push(...renameTableSql(from, table.name))
    }
    for (const column of table.columns) {
      const present = find(model, table.name)
      const former = present && formerName(present, column)
      if (former === undefined) continue
      model = renameColumn(model, table.name, former, column.name)
      sql.push(`alter table ${quoted(table.name)} rename column ${quoted(former)} to ${quoted(column.name)};`)
    }
  }
  return { model, sql }
}

const find = (model: Model, name: string) => model.tables.find((t) => t.name === name)

/** The name under which the column is still there; undefined where it is not renamed. */
const formerName = ({ columns }: ModelTable, { name, renamedFrom }: ModelColumn): string | undefined =>
  columns.some((c) => c.name === name) ? undefined : columns.find((c) => c.name === renamedFrom)?.name

const renameTableSql = (from: string, to: string): string[] => [
  `alter table ${quoted(from)} rename to ${quoted(to)};`,
  `alter table ${quoted(to)} rename constraint ${quoted(primaryKeyName(from))} to ${quoted(primaryKeyName(to))};`,
  `alter sequence ${quoted(`${from}_id_seq`)} rename to ${quoted(`${to}_id_seq`)};`,
]

type Repeats = NonNullable<ModelColumn['repeats']>

const repeating = (table: ModelTable, change: (repeats: Repeats) => Repeats): ModelTable => ({
  ...table,
  columns: table.columns.map((c) => (c.repeats ? { ...c, repeats: change(c.repeats) } : c)),
})

/** Rewrites every expression of a table; the database does the same to those it holds. */
const rewrite = (table: ModelTable, change: (expression: string) => string): ModelTable => ({
  ...table,
  columns: table.columns.map((c) => ({
    ...c,
    ...(c.fill && { fill: change(c.fill) }),
    ...(c.computed && { computed: change(c.computed) }),
  })),
  ...(table.search && { search: change(table.search) }),
  ...(table.sorts && { sorts: table.sorts.map((s) => ({ ...s, expression: change(s.expression) })) }),
  checks: table.checks.map((c) => ({ ...c, condition: change(c.condition) })),
  indexes: table.indexes.map((i) => ({ ...i, over: i.over.map(change) })),
})

const renameTable = (model: Model, from: string, to: string): Model => {
  const name = (table: string) => (table === from ? to : table)
  const inside = (e: string) =>
    e
      .replaceAll(`${quoted(from)}.`, `${quoted(to)}.`)
      .replaceAll(`from ${quoted(from)} `, `from ${quoted(to)} `)
  return {
    tables: model.tables.map((t) => {
      const own = repeating(rewrite(t, inside), (r) => ({ ...r, of: name(r.of) }))
      return {
        ...own,
        name: name(t.name),
        columns: own.columns.map((c) => (c.lists === undefined ? c : { ...c, lists: name(c.lists) })),
        foreignKeys: t.foreignKeys.map((k) => ({ ...k, references: name(k.references) })),
      }
    }),
  }
}

const renameColumn = (model: Model, table: string, from: string, to: string): Model => {
  const name = (column: string) => (column === from ? to : column)
  const inside = (e: string) => e.replaceAll(quoted(from), quoted(to))
  const outside = (e: string) =>
    e.replaceAll(`${quoted(table)}.${quoted(from)}`, `${quoted(table)}.${quoted(to)}`)
  return {
    tables: model.tables.map((one) => {
      const t = repeating(one, ({ relation, of, column }) => ({
        relation: one.name === table ? name(relation) : relation,
        of,
        column: of === table ? name(column) : column,
      }))
      if (t.name !== table) return rewrite(t, outside)
      const own = rewrite(t, inside)
      return {
        ...own,
        columns: own.columns.map((c) => ({ ...c, name: name(c.name) })),
        uniques: t.uniques.map((u) => ({ ...u, columns: u.columns.map(name) })),
        foreignKeys: t.foreignKeys.map((k) => ({ ...k, column: name(k.column) })),
      }
    }),
  }
}
