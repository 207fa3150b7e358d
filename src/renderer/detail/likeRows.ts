import { uniqueRules } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import type { Groups } from '#dsl/tables/confirmation.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Choice } from '#engine/save/reach.ts'
import { MOST_ROWS } from '#protocol/list.ts'
import { idIn, idsIn, type WireRow } from '#protocol/row.ts'
import type { Gateway } from '../gateway.ts'

/** Where a change of a row may hold besides its own institution, and what the groups are called that say so. */
export interface LikeRows {
  readonly choice: Choice
  readonly groups: readonly string[]
}

/**
 * The institutions of the row's groups in which its like has the same value in the column that is to change; undefined
 * where it has none. Throws as the gateway does.
 */
export const likeRowsOf = async (
  gateway: Gateway,
  { entity }: AnyTable,
  row: WireRow,
  column: string,
  { entity: gathered, where }: Groups,
): Promise<LikeRows | undefined> => {
  const place = placeColumn(entity)
  const alike = uniqueRules(entity).find(
    ({ columns, within }) => columns.length > 0 && within === 'institution',
  )
  if (place === undefined || !alike) return undefined
  const own = idIn(row[place])
  if (own === undefined) return undefined
  const query = { institution: [own], ...(where && { [where.column]: where.in }) }
  const groups = (await gateway.list(gathered, { query, limit: MOST_ROWS })).rows
  const near = [...new Set(groups.flatMap((one) => idsIn(one.institution)))]
  if (near.length < 2) return undefined
  const same = Object.fromEntries([...alike.columns, column].map((name) => [name, row[name]]))
  const { rows } = await gateway.list(entity.name, {
    select: [place],
    query: { ...same, [place]: near },
    limit: MOST_ROWS,
  })
  const everywhere = [...new Set([own, ...rows.flatMap((one) => idsIn(one[place]))])]
  if (everywhere.length < 2) return undefined
  return {
    choice: { here: [own], everywhere },
    groups: groups.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])),
  }
}
