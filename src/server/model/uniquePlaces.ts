import type { Catalogue } from '#dsl/catalogue.ts'
import type { SqlType } from '#dsl/columns/kind.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { softDeletedBy, uniqueRules } from '#dsl/entities/facts.ts'
import { joinOf, placeColumn } from '#dsl/entities/places.ts'
import type { Unique } from '#dsl/entities/rules.ts'
import { quoted } from './names.ts'
import { trimSql } from './searchSql.ts'

/** Where the database holds one unique rule of an entity. */
export interface UniquePlace {
  readonly entity: string
  readonly rule: Unique
  /** Name of the constraint, as a driver error tells it. */
  readonly name: string
  /** The entity's own table, or its link table where rows are shared by institutions. */
  readonly table: string
  /** The text column that holds the engine's `uniqueKey` of the rule's columns; null is never a duplicate. */
  readonly column: string
  /** The column of `table` that holds the institution, where the rule is within one. */
  readonly institution?: string
  /** The column of `table` that holds the id of the entity's row. */
  readonly row: string
  /** SQL that gives `column` to rows that exist already. */
  readonly fill: string
}

/** Every unique rule of the catalogue and where it is held. */
export const uniquePlaces = (catalogue: Catalogue): UniquePlace[] =>
  [...catalogue.entities.values()].flatMap((e) => uniqueRules(e).map((rule, i) => placeOf(e, rule, i + 1)))

const placeOf = (entity: AnyEntity, rule: Unique, n: number): UniquePlace => {
  const { name } = entity
  const isWithin = rule.within === 'institution'
  const join = isWithin ? joinOf(entity) : undefined
  if (join)
    return {
      entity: name,
      rule,
      name: `${join.link}_${name}_unique${n}`,
      table: join.link,
      column: `${name}UniqueKey${n}`,
      institution: join.institution,
      row: join.row,
      fill: `(select ${keySql(entity, rule)} from ${quoted(name)} where ${quoted(name)}."id" = ${quoted(join.link)}.${quoted(join.row)})`,
    }
  const column = isWithin ? placeColumn(entity) : undefined
  const within = column === undefined ? {} : { institution: column }
  const own = { name: `${name}_unique${n}`, table: name, column: `uniqueKey${n}`, row: 'id' }
  return { entity: name, rule, ...own, ...within, fill: keySql(entity, rule) }
}

/** An entity as far as its unique keys ask. */
export interface Keyed extends Pick<AnyEntity, 'name' | 'on'> {
  readonly columns: Readonly<Record<string, { readonly kind: { readonly sql: SqlType } }>>
}

/** The engine's `uniqueKey` in SQL; null for a row that is removed but kept. */
export const keySql = (entity: Keyed, rule: Pick<Unique, 'columns'>): string => {
  const columns = entity.columns
  const parts = rule.columns.map((c) => folded(`${quoted(entity.name)}.${quoted(c)}`, columns[c]?.kind.sql))
  const key = parts.length > 0 ? parts.join(' || chr(1) || ') : "''"
  const soft = softDeletedBy(entity)
  return soft ? `case when ${quoted(entity.name)}.${quoted(soft)} then null else ${key} end` : key
}

const written: Partial<Record<SqlType, (column: string) => string>> = {
  text: (c) => `normalize(${trimSql(`nullif(${c}, '')`)}, NFC)`,
  timestamptz: (c) => `to_char(${c} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  date: (c) => `to_char(${c}, 'YYYY-MM-DD')`,
  jsonb: (c) => `translate(${c}::text, '[] "', '')`,
}

/** PostgreSQL has no upper case of ß, which JavaScript writes SS. */
const folded = (column: string, type: SqlType = 'text'): string =>
  `replace(lower(upper(${written[type]?.(column) ?? `${column}::text`})), 'ß', 'ss')`
