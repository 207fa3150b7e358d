import type { AnyEntity } from '#dsl/entities/entity.ts'
import { institutionsOf, isShared, joinOf } from '#dsl/entities/places.ts'
import type { SaveEffect } from '#engine/save/events.ts'
import type { WireRow } from '#protocol/row.ts'
import type { Gateway } from '../gateway.ts'

type Sending = SaveEffect & { readonly do: 'write' }

/** Carries out one write of a save, with its idempotency key. Throws as the gateway does. */
export const sendChange = async (
  gateway: Gateway,
  entity: Pick<AnyEntity, 'name' | 'belongs'>,
  { change, key }: Sending,
): Promise<readonly WireRow[]> => {
  const { name } = entity
  switch (change.do) {
    case 'insert':
      return [await gateway.insert(name, change.body, { key })]
    case 'update': {
      const { row, patch, institutions } = change
      const options = { key, seen: row, ...(institutions && { institutions }) }
      return [await gateway.update(name, row.id, patch, row.version, options)]
    }
    case 'insertAll': {
      const rows = change.rows.map(({ row }) => row)
      return gateway.insertAll(name, rows, change.institutions, { key })
    }
    case 'link': {
      const join = joinOf(entity)
      if (!join) return []
      const answer = await gateway.link(join.link, join.row, change.ids, change.institution, { key })
      return answer.map((line) => ({ ...line }))
    }
    case 'updateAll': {
      const { lines, institutions } = change
      const rows = lines.map(({ row, patch }) => ({ id: row.id, version: row.version, patch, seen: row }))
      const options = { key, ...(institutions && { institutions }) }
      const written = new Map((await gateway.updateAll(name, rows, options)).map((one) => [one.line, one]))
      return lines.map(({ row, patch }, nth) => {
        const { id, version } = written.get(nth) ?? row
        return { ...row, ...patch, id, version }
      })
    }
    case 'remove': {
      const { row } = change
      const options = { key, seen: row, version: row.version }
      const removed = await gateway.remove(name, row.id, placesTold(entity, change, [change]), options)
      return [{ version: row.version, ...removed }]
    }
    case 'removeAll': {
      const link = change.of && joinOf(entity)?.link
      const rows = change.lines.map(({ row }) => ({
        id: row.id,
        seen: row,
        ...(!change.anyVersion && { version: row.version }),
      }))
      const places = placesTold(entity, change, change.of ? [] : change.lines)
      const removed = await gateway.removeAll(link ?? name, rows, places, { key })
      return removed.map((one, nth) => ({ version: change.lines[nth]?.row.version ?? 0, ...one }))
    }
    case 'upsert': {
      const answer = await gateway.upsertBatch(name, change.rows, change.institution, { key })
      return answer.map((row) => ({ ...row }))
    }
  }
}

/**
 * Everywhere is where whoever agreed to it was told that the rows are: what shares one of them by now keeps it. Rows of which no
 * institution is known go as they are.
 */
const placesTold = (
  of: Pick<AnyEntity, 'belongs'>,
  { institutions }: { readonly institutions: readonly number[] | 'all' },
  rows: readonly { readonly row: WireRow }[],
): readonly number[] | 'all' => {
  if (institutions !== 'all' || !isShared(of)) return institutions
  const told = rows.map(({ row }) => institutionsOf(of, row))
  return told.length === 0 || told.some((places) => places.length === 0) ? 'all' : [...new Set(told.flat())]
}
