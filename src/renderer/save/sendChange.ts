import type { AnyEntity } from '#dsl/entities/entity.ts'
import { joinOf } from '#dsl/entities/places.ts'
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
    case 'remove':
      await gateway.remove(name, change.row.id, change.institutions, { key, seen: change.row })
      return []
    case 'removeAll': {
      const link = change.of && joinOf(entity)?.link
      const rows = change.lines.map(({ row }) => ({
        id: row.id,
        seen: row,
        ...(link && { version: row.version }),
      }))
      await gateway.removeAll(link ?? name, rows, change.institutions, { key })
      return []
    }
    case 'upsert': {
      const answer = await gateway.upsertBatch(name, change.rows, change.institution, { key })
      return answer.map((row) => ({ ...row }))
    }
  }
}
