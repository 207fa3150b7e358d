import { isCommon } from '#dsl/entities/places.ts'
import { placeSql } from '../catalogue/placeSql.ts'
import type { Resource } from '../catalogue/resource.ts'
import { type Executor, run } from '../catalogue/statement.ts'

interface Matching {
  /** SQL of what the rows (`t`) have to fulfil, with the word `where`; nothing where all are meant. */
  readonly where: string
  readonly values: readonly unknown[]
  /** The institutions asked for, or seen; not said where all are. */
  readonly scope?: readonly number[]
}

/** The institutions that have a matching row, as JSON text: `[1,4]`. None for rows common to all. */
export const placesOfRows = async (
  db: Executor,
  resource: Resource,
  { where, values, scope }: Matching,
): Promise<string> => {
  if (isCommon(resource.entity)) return '[]'
  const { from, column: place } = placeSql(resource)
  const seen = scope ? `${where ? ' and' : ' where'} ${place} = any($${values.length + 1}::int[])` : ''
  const text = `select coalesce(json_agg(distinct ${place}), '[]'::json)::text as "places" from ${from}${where}${seen}`
  const [found] = await run<{ places: string }>(db, text, scope ? [...values, scope] : values)
  return found?.places ?? '[]'
}
