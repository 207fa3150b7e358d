import { changeColumns, type DiffOptions, dropColumns, fillColumns, rebuiltColumns } from './columnChanges.ts'
import { columnRefusals } from './columnRefusals.ts'
import type { Model, ModelTable } from './model.ts'
import { quoted } from './names.ts'
import { dropPart, partChanges, partsOf, renamePart } from './parts.ts'
import { applyRenames } from './renames.ts'
import { addForeignKey, createIndex, createTable, searchColumnSql, sortColumnSql } from './sql.ts'

/** A change of the catalogue that would lose data or fail on it; each reason says what to add. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused'
  readonly reasons: readonly string[]
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

/** The model as it is kept beside the migrations: without hints, which speak of one change only. */
export const snapshotOf = (model: Model): Model => ({
  tables: model.tables.map(({ renamedFrom: _, begun: _begun, ...table }) => ({
    ...table,
    columns: table.columns.map(({ renamedFrom: _from, backfill: _fill, ...column }) => column),
    uniques: table.uniques.map(({ says: _says, ...unique }) => unique),
  })),
})

/**
 * Statements, in order, that turn a database of the old model with its rows into one of the new model.
 * Empty where nothing changed. Throws MigrationRefused with every reason at once.
 */
export const diffModels = (old: Model, next: Model, options: DiffOptions = {}): string[] => {
  const renamed = applyRenames(old, next)
  const named = (model: Model, name: string) => model.tables.find((t) => t.name === name)
  const pairs = next.tables.flatMap((table) => {
    const before = named(renamed.model, table.name)
    return before ? [changesOf(before, table)] : []
  })
  const created = next.tables.filter((t) => !named(renamed.model, t.name))
  const dropped = renamed.model.tables.filter((t) => !named(next, t.name))
  const reasons = [
    ...(options.allowDrop ? [] : dropped).map(
      (t) => `${t.name} is gone: its rows would be lost. Say renamedFrom, or --allow-drop.`,
    ),
    ...pairs.flatMap((p) => columnRefusals(p.old, p.next, options)),
  ]
  if (reasons.length > 0) throw new MigrationRefused(reasons)
  return [
    ...renamed.sql,
    ...pairs.flatMap((p) => p.parts.dropped.map((part) => dropPart(p.next.name, part))),
    ...pairs.flatMap((p) => p.parts.renamed.map((r) => renamePart(p.next.name, r.part, r.name))),
    ...dropped.flatMap((t) =>
      partsOf(t)
        .filter((part) => part.foreign)
        .map((part) => dropPart(t.name, part)),
    ),
    ...pairs.flatMap((p) => dropColumns(p.old, p.next, p.rebuilt)),
    ...dropped.map((t) => `drop table ${quoted(t.name)};`),
    ...created.map(createTable),
    ...pairs.flatMap((p) => changeColumns(p.old, p.next, options)),
    ...pairs.flatMap((p) => fillColumns(p.old, p.next, options)),
    ...pairs.flatMap(addGenerated),
    ...created.flatMap((t) => t.begun ?? []),
    ...created.flatMap((t) => t.indexes.map((i) => createIndex(t.name, i))),
    ...pairs.flatMap((p) => p.parts.added.filter((part) => !part.foreign).map((part) => part.add)),
    ...created.flatMap((t) => t.foreignKeys.map((k) => addForeignKey(t.name, k))),
    ...pairs.flatMap((p) => p.parts.added.filter((part) => part.foreign).map((part) => part.add)),
  ]
}

const changesOf = (old: ModelTable, next: ModelTable) => {
  const rebuilt = rebuiltColumns(old, next)
  return { old, next, rebuilt, parts: partChanges(old, next, rebuilt) }
}

const addGenerated = ({ next, rebuilt }: ReturnType<typeof changesOf>): string[] =>
  [
    ...(next.search && rebuilt.includes('search') ? [searchColumnSql(next.search)] : []),
    ...(next.sorts ?? []).filter(({ name }) => rebuilt.includes(name)).map(sortColumnSql),
  ].map((column) => `alter table ${quoted(next.name)} add column ${column};`)
