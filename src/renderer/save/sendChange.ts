import type { AnyEntity } from '#dsl/entities/entity.ts'
import { joinOf } from '#dsl/entities/places.ts'
import type { SaveEffect } from '#engine/save/events.ts'
import type { WireRow } from '#protocol/row.ts'
import { type Gateway, problemOf } from '../gateway.ts'

type Sending = SaveEffect & { readonly do: 'write' }

/** Carries out one write of a save, with its idempotency key. Throws as the gateway does. */
export const sendChange = async (
  gateway: Gateway,
  entity: AnyEntity,
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
      if (join) await gateway.link(join.link, join.row, change.ids, change.institution, { key })
      return []
    }
    case 'remove':
      await gateway
        .remove(name, change.row.id, change.institutions, { key, seen: change.row })
        .catch((thrown: unknown) => {
          // Somebody else was quicker: the row is gone, which is what was asked for.
          if (problemOf(thrown).status !== 404) throw thrown
        })
      return []
    case 'upsert': {
      const answer = await gateway.upsertBatch(name, change.rows, change.institution, { key })
      return answer.map((row) => ({ ...row }))
    }
  }
}
