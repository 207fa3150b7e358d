import type { Catalogue } from '#dsl/catalogue.ts'
import type { Column } from '#dsl/columns/column.ts'
import type { SqlType } from '#dsl/columns/kind.ts'
import { type AnyEntity, storedColumns } from '#dsl/entities/entity.ts'
import { computedRules, copyInto } from '#dsl/entities/facts.ts'
import { saidUnique } from '#dsl/entities/ruleNames.ts'
import { refusedOf, SchemaError } from '#dsl/schemaError.ts'
import { begunSql } from './begunSql.ts'
import { checkSql } from './checkSql.ts'
import { indexedColumns } from './indexedColumns.ts'
import { foreignKeyName, indexName, literal, quoted, serverTables } from './names.ts'
import { searchSql } from './searchSql.ts'
import { sortColumns } from './sortColumns.ts'
import { uniquePlaces } from './uniquePlaces.ts'

/** Plain data throughout, so that a model can be written to a file and compared. Expressions are SQL. */
export interface ModelColumn {
  readonly name: string
  readonly type: SqlType
  readonly nullable: boolean
  /** SQL literal. */
  readonly default?: string
  /** The id: numbered by the database. */
  readonly identity?: true
  /** Kept by the server from other columns: the expression that gives it to rows that exist already. */
  readonly fill?: string
  /** SQL literal for rows that exist already when the column is added or becomes required. */
  readonly backfill?: string
  /** What it repeats of the row that a relation points at, which rows that exist already get when that is new. */
  readonly repeats?: Repeated
  /** The rule that computes it of other columns, which the database cannot run. */
  readonly computed?: string
  /** A list of ids of this table; a single one has a foreign key. */
  readonly lists?: string
  /** What stands there is a secret, sealed by the server. */
  readonly sealed?: true
  readonly renamedFrom?: string
}

interface Repeated {
  readonly relation: string
  /** Table and column that hold it. */
  readonly of: string
  readonly column: string
}

/** `unique` and `check` are table constraints; an index is over columns or expressions. */
export interface ModelCheck {
  readonly name: string
  readonly condition: string
}
export interface ModelUnique {
  readonly name: string
  readonly columns: readonly string[]
  /** The rule as the schema says it. */
  readonly says?: string
}
export interface ModelForeignKey {
  readonly name: string
  readonly column: string
  readonly references: string
}
export interface ModelIndex {
  readonly name: string
  readonly method: 'btree' | 'gin'
  readonly over: readonly string[]
}

/** A stored, generated column that rows are put in order by. */
export interface ModelSort {
  readonly name: string
  readonly expression: string
}

export interface ModelTable {
  readonly name: string
  readonly renamedFrom?: string
  readonly columns: readonly ModelColumn[]
  /** Expression of the stored, generated column "search". */
  readonly search?: string
  readonly sorts?: readonly ModelSort[]
  readonly checks: readonly ModelCheck[]
  readonly uniques: readonly ModelUnique[]
  readonly foreignKeys: readonly ModelForeignKey[]
  readonly indexes: readonly ModelIndex[]
  /** Statement that gives the table, when it is new, the rows that those there are already begin with. */
  readonly begun?: string
}

export interface Model {
  readonly tables: readonly ModelTable[]
}

/** The database that the catalogue asks for: one table per entity, columns named as on the wire. */
export const modelOf = (catalogue: Catalogue): Model => ({
  tables: [...catalogue.entities.values()].map((e) =>
    refusedOf({ word: 'entity', name: e.name }, () => tableOf(e, catalogue)),
  ),
})

const serverColumns: readonly ModelColumn[] = [
  { name: 'id', type: 'integer', nullable: false, identity: true },
  { name: 'version', type: 'integer', nullable: false, default: '1' },
]

const tableOf = (entity: AnyEntity, catalogue: Catalogue): ModelTable => {
  if (serverTables.includes(entity.name))
    throw new SchemaError(`${entity.name}: the server has a table of that name; call it otherwise`)
  const columns = storedColumns(entity)
  const places = uniquePlaces(catalogue).filter((p) => p.table === entity.name)
  const foreignKeys = columns.flatMap(([name, c]) => foreignKeysOf(entity, name, c))
  const search = searchSql(entity)
  const indexed = indexedColumns(catalogue, entity)
  const sorts = [...sortColumns(entity, indexed)].map(([name, kept]) => ({
    name: kept,
    expression: entity.columns[name]?.kind.sortSql?.(quoted(name)) ?? quoted(name),
  }))
  const begun = begunSql(entity, catalogue, places)
  return {
    name: entity.name,
    ...(entity.renamedFrom && { renamedFrom: entity.renamedFrom }),
    columns: [
      ...serverColumns,
      ...columns.map(([name, c]) => columnOf(entity, name, c)),
      ...places.map((p) => ({ name: p.column, type: 'text' as const, nullable: true, fill: p.fill })),
    ],
    ...(search && { search }),
    ...(sorts.length > 0 && { sorts }),
    ...(begun && { begun }),
    checks: columns.flatMap(([name, c]) => checkSql(entity.name, name, c)),
    uniques: places.map((p) => ({
      name: p.name,
      columns: p.institution ? [p.institution, p.column] : [p.column],
      says: saidUnique(p.rule),
    })),
    foreignKeys,
    indexes: indexesOf(
      entity,
      indexed,
      foreignKeys.map((k) => k.column),
    ),
  }
}

const columnOf = (entity: AnyEntity, name: string, { kind, options, facts }: Column): ModelColumn => {
  const copy = copyInto(entity, name)
  const rule = computedRules(entity).find(([one]) => one === name)?.[1]
  const of = copy && entity.columns[copy.relation]?.facts.entity
  // A column that is required where it is shown is empty elsewhere; one that repeats another row asks that row for it.
  const mayLack = !options.required || options.show !== undefined || copy?.writes === true
  return {
    name,
    type: kind.sql,
    nullable: mayLack && options.default === undefined,
    ...(options.default !== undefined && { default: literal(options.default, kind.sql) }),
    ...(options.backfill !== undefined && { backfill: literal(options.backfill, kind.sql) }),
    ...(options.renamedFrom && { renamedFrom: options.renamedFrom }),
    ...(rule && { computed: `${rule.rule}(${rule.reads.map(quoted).join(', ')})` }),
    ...(facts.entity !== undefined && kind.counted && { lists: facts.entity }),
    ...(options.secret && { sealed: true }),
    ...(copy && of && { repeats: { relation: copy.relation, of, column: copy.column } }),
  }
}

/** A list of ids is one json value, which no foreign key can watch. */
const foreignKeysOf = (entity: AnyEntity, name: string, { kind, facts }: Column): ModelForeignKey[] =>
  facts.entity && kind.sql === 'integer'
    ? [{ name: foreignKeyName(entity.name, name), column: name, references: facts.entity }]
    : []

/** Sorted pages end with the id, so that no row is on two pages. */
const indexesOf = (
  entity: AnyEntity,
  indexed: readonly string[],
  foreign: readonly string[],
): ModelIndex[] => [
  ...[...new Set([...indexed, ...foreign])].map((name) => {
    const kept = sortColumns(entity, indexed).get(name)
    const sort = entity.columns[name]?.kind.sortSql ?? ((column: string) => column)
    return {
      name: indexName(entity.name, name),
      method: 'btree' as const,
      over: [kept ? quoted(kept) : sort(quoted(name)), quoted('id')],
    }
  }),
  ...(entity.search.length > 0
    ? [
        {
          name: indexName(entity.name, 'search'),
          method: 'gin' as const,
          over: [`${quoted('search')} gin_trgm_ops`],
        },
      ]
    : []),
]
