import { vi } from 'vitest'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { memoryGateway } from '#stage/memoryGateway.ts'

interface Settings {
  /** Institution → what its writes of single rows are refused with. */
  readonly fails?: ReadonlyMap<number, object>
}

/** The backend in the page over these rows, by entity; each of its calls is watched. */
export const stageGateway = (
  catalogue: Catalogue,
  rows: Readonly<Record<string, readonly WireRow[]>> = {},
  { fails = new Map() }: Settings = {},
) => {
  const stored = new Map(Object.entries(rows))
  const stage = memoryGateway(catalogue, stored)
  const refuse = (name: string, row: Values | undefined): void => {
    const entity = catalogue.entities.get(name)
    const found = entity && row && institutionsOf(entity, row).find((id) => fails.has(id))
    if (found !== undefined) throw fails.get(found)
  }
  return {
    list: vi.fn(stage.list),
    insert: vi.fn<Gateway['insert']>(async (name, row, ...more) => {
      refuse(name, row)
      return stage.insert(name, row, ...more)
    }),
    insertAll: vi.fn(stage.insertAll),
    update: vi.fn<Gateway['update']>(async (name, id, ...more) => {
      refuse(
        name,
        stored.get(name)?.find((row) => row.id === id),
      )
      return stage.update(name, id, ...more)
    }),
    remove: vi.fn(stage.remove),
    updateAll: vi.fn(stage.updateAll),
    removeAll: vi.fn(stage.removeAll),
    link: vi.fn(stage.link),
    upsertBatch: vi.fn(stage.upsertBatch),
  }
}

/** A catalogue with an entity of a test besides. */
export const withEntity = (catalogue: Catalogue, entity: AnyEntity): Catalogue => ({
  ...catalogue,
  entities: new Map([...catalogue.entities, [entity.name, entity]]),
})
