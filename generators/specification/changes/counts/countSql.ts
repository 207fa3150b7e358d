import type { SqlType } from '#dsl/columns/kind.ts'
import { softDeletedBy } from '#dsl/entities/facts.ts'
import { joinOf, placeColumn } from '#dsl/entities/places.ts'
import type { Reaction } from '#dsl/entities/reactions/reactions.ts'
import type { Unique } from '#dsl/entities/rules.ts'
import { quoted, textLiteral } from '#server/model/names.ts'
import { keySql } from '#server/model/uniquePlaces.ts'
import type { DescribedEntity, JsonObject } from '../../description/description.ts'
import type { RowsAsked } from '../change.ts'

/** What the database has under the names of a revision; undefined for what it does not have. */
export interface Stored {
  table(entity: string): string | undefined
  column(entity: string, column: string): string | undefined
  entity(name: string): DescribedEntity | undefined
}

const beyond = { minimum: '<', maximum: '>', minLength: '<', maxLength: '>' } as const

/** Rows that are removed and kept are nobody's any more. */
const living = (stored: Stored, entity: string): string => {
  const soft = softDeletedBy({ on: (stored.entity(entity)?.on ?? []) as unknown as readonly Reaction[] })
  const column = soft && stored.column(entity, soft)
  return column ? ` and not ${quoted(column)}` : ''
}

const where = (stored: Stored, entity: string, column: string, condition: (name: string) => string) => {
  const [table, name] = [stored.table(entity), stored.column(entity, column)]
  if (table === undefined || name === undefined) return undefined
  return `select count(*) from ${quoted(table)} where ${condition(quoted(name))}${living(stored, entity)}`
}

/** SQL that counts the rows asked for; undefined where the database cannot tell. One column, one row. */
export const countSql = (stored: Stored, asked: RowsAsked): string | undefined => {
  switch (asked.rows) {
    case 'all': {
      const table = stored.table(asked.entity)
      return table && `select count(*) from ${quoted(table)}`
    }
    case 'filled':
      return where(
        stored,
        asked.entity,
        asked.column,
        (name) => `coalesce(${name}::text, '') not in ('', '[]')`,
      )
    case 'empty':
      return where(stored, asked.entity, asked.column, (name) => `coalesce(${name}::text, '') in ('', '[]')`)
    case 'beyond': {
      const { entity, column, bound, limit } = asked
      const { secret, sql } = stored.entity(entity)?.columns[column] ?? {}
      // What is stored of a secret is not what was written.
      if (secret || sql === 'jsonb') return undefined
      const isLength = bound === 'maxLength' || bound === 'minLength'
      return where(
        stored,
        entity,
        column,
        (name) => `${isLength ? `char_length(${name}::text)` : name} ${beyond[bound]} ${limit}`,
      )
    }
    case 'values': {
      const counts = asked.places.flatMap(
        ({ entity, column }) =>
          where(stored, entity, column, (name) => `${name}::text = ${textLiteral(String(asked.value))}`) ??
          [],
      )
      return counts.length > 0 ? `select ${counts.map((one) => `(${one})`).join(' + ')} as count` : undefined
    }
    case 'twice':
      return twiceSql(stored, asked.entity, asked.rule)
  }
}

const isUnique = (rule: JsonObject): rule is JsonObject & { readonly columns: readonly string[] } =>
  Array.isArray(rule.columns)

/** Rows that share their key with another, in an institution or anywhere. */
const twiceSql = (stored: Stored, entity: string, rule: JsonObject): string | undefined => {
  const of = stored.entity(entity)
  const table = stored.table(entity)
  if (!of || table === undefined || !isUnique(rule)) return undefined
  const names = rule.columns.map((one) => [one, stored.column(entity, one)] as const)
  if (names.some(([, name]) => name === undefined)) return undefined
  const columns = Object.fromEntries(
    names.map(([one, name]) => [name, { kind: { sql: (of.columns[one]?.sql ?? 'text') as SqlType } }]),
  )
  const unique = { columns: names.map(([, name]) => name ?? '') } satisfies Pick<Unique, 'columns'>
  const key = keySql({ name: table, on: of.on as unknown as readonly Reaction[], columns }, unique)
  const within =
    rule.within === 'institution' ? placeSql(stored, of, table) : { from: quoted(table), by: '0' }
  return (
    within &&
    `select count(*) from (select key, count(*) over (partition by place, key) as times from (select ${key} as key, ${within.by} as place from ${within.from}) as keyed where key is not null) as counted where times > 1`
  )
}

/** Where the institution of a row stands: in a column of it, or in rows that tie it to several. */
const placeSql = (stored: Stored, { belongs }: DescribedEntity, table: string) => {
  const column = placeColumn({ belongs })
  if (column !== undefined) return { from: quoted(table), by: `${quoted(table)}.${quoted(column)}` }
  const tied = joinOf({ belongs })
  const join = tied && stored.table(tied.link)
  if (!tied || join === undefined) return undefined
  return {
    from: `${quoted(table)} join ${quoted(join)} on ${quoted(join)}.${quoted(tied.row)} = ${quoted(table)}."id"`,
    by: `${quoted(join)}.${quoted(tied.institution)}`,
  }
}
