import { columnNamed } from '#dsl/columns/column.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { writtenThrough } from '#dsl/entities/facts.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import { askInParts } from '#engine/inParts.ts'
import { MOST_ROWS } from '#protocol/list.ts'
import { idIn, idsIn, type WireRow } from '#protocol/row.ts'
import type { Gateway } from '../gateway.ts'

/**
 * Ids of all institutions that a change of these columns reaches, where the rows repeat what it changes of others: theirs, and
 * those of the rows repeated. None where only the rows themselves change. Throws as the gateway does.
 */
export const placesThrough = async (
  gateway: Gateway,
  of: AnyEntity,
  rows: readonly WireRow[],
  columns: readonly string[],
): Promise<readonly number[]> => {
  const found = await Promise.all(
    writtenThrough(of, columns).map(async (relation) => {
      const { entity } = columnNamed(of.columns, relation).facts
      const ids = [...new Set(rows.flatMap((row) => idIn(row[relation]) ?? []))]
      const pages = await askInParts(ids, (id) =>
        gateway.list(entity ?? '', { select: ['institution'], query: { id }, limit: MOST_ROWS }),
      )
      return pages.flatMap((page) => page.rows.flatMap((row) => idsIn(row.institution)))
    }),
  )
  const elsewhere = found.flat()
  return elsewhere.length === 0
    ? []
    : [...new Set([...rows.flatMap((row) => institutionsOf(of, row)), ...elsewhere])]
}
