import type { AnyEntity } from '#dsl/entities/entity.ts'
import { SchemaError } from '#dsl/schemaError.ts'
import { foldSql } from '#dsl/text/fold.ts'
import { quoted } from './names.ts'

/** All that JavaScript's `\s` takes for white space, as a PostgreSQL literal. */
const WHITE_SPACE =
  "U&'\\0009\\000A\\000B\\000C\\000D\\0020\\00A0\\1680\\2000\\2001\\2002\\2003\\2004\\2005\\2006\\2007\\2008\\2009\\200A\\2028\\2029\\202F\\205F\\3000\\FEFF'"

/** SQL as people read it, without white space: what the engine's `foldTerm` does to a text. */
export const foldTermSql = (text: string): string => `translate(${foldSql(text)}, ${WHITE_SPACE}, '')`

/** White space at both ends only. */
export const trimSql = (text: string): string => `btrim(${text}, ${WHITE_SPACE})`

/**
 * The text that the search box looks into, U+0001 between columns; agrees with the engine's `searchTextOf`.
 * `undefined` where nothing is searched. Only expressions that PostgreSQL calls immutable can be stored.
 */
export const searchSql = (entity: AnyEntity): string | undefined => {
  if (entity.search.length === 0) return undefined
  const parts = entity.search.map((name) => {
    const kind = entity.columns[name]?.kind
    if (!kind) throw new SchemaError(`${entity.name} searches ${name}, which is no column`)
    if (!kind.searchSql && kind.sql === 'timestamptz')
      throw new SchemaError(`${entity.name}.${name}: a kind of instants needs searchSql to be searched`)
    return `coalesce(${kind.searchSql?.(quoted(name)) ?? `${quoted(name)}::text`}, '')`
  })
  return foldTermSql(parts.join(' || chr(1) || '))
}
