import { ApiError } from '#client/apiError.ts'
import type { Client } from '#client/client.ts'
import type { Resources } from '#client/resources.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { readRow } from '#engine/listing/readRow.ts'
import type { Wire } from '#protocol/resource.ts'
import type { WireRow } from '#protocol/row.ts'
import { linkBody } from '#protocol/write.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { orRowByRow } from './orRowByRow.ts'
import { told, wordsOf } from './problems.ts'

/** The renderer's gateway over the HTTP client: entity names become resources, or the services that hold their rows. */
export const createGateway = (
  catalogue: Catalogue,
  { resources, http }: Pick<Client, 'resources' | 'http'>,
): Gateway => {
  const gateway = resourceGateway(catalogue, resources)
  const own = new Map<string, () => Promise<Gateway>>()
  return delegating(async (name) => {
    if (!catalogue.entities.has(name)) await catalogue.later?.all()
    const entity = catalogue.entities.get(name)
    if (entity?.source === undefined) return gateway
    const load = own.get(name) ?? whenAsked(() => gatewayOfSource({ catalogue, entity, http, gateway }))
    own.set(name, load)
    return load()
  })
}

/** A gateway that hands each call to the one for its entity. */
const delegating = (gatewayFor: (name: string) => Promise<Gateway>): Gateway => ({
  list: async (name, ...asked) => (await gatewayFor(name)).list(name, ...asked),
  insert: async (name, ...written) => (await gatewayFor(name)).insert(name, ...written),
  insertAll: async (name, ...written) => (await gatewayFor(name)).insertAll(name, ...written),
  update: async (name, ...written) => (await gatewayFor(name)).update(name, ...written),
  remove: async (name, ...written) => (await gatewayFor(name)).remove(name, ...written),
  updateAll: async (name, ...written) => (await gatewayFor(name)).updateAll(name, ...written),
  removeAll: async (name, ...written) => (await gatewayFor(name)).removeAll(name, ...written),
  link: async (name, ...written) => (await gatewayFor(name)).link(name, ...written),
  upsertBatch: async (name, ...written) => (await gatewayFor(name)).upsertBatch(name, ...written),
})

interface OfSource {
  readonly catalogue: Catalogue
  readonly entity: AnyEntity
  readonly http: Client['http']
  readonly gateway: Gateway
}

const gatewayOfSource = async ({ catalogue, entity, http, gateway }: OfSource): Promise<Gateway> => {
  const [{ sources }, { sourceGateway }] = await Promise.all([
    import('./sources/index.ts'),
    import('./sources/sourceGateway.ts'),
    catalogue.later?.all(),
  ])
  const make = entity.source && sources[entity.source]
  return make ? sourceGateway(catalogue, entity, make({ http, gateway }), gateway) : gateway
}

/** A gateway whose code is fetched with its first call; a fetch that failed is tried again. */
const whenAsked = (load: () => Promise<Gateway>): (() => Promise<Gateway>) => {
  let coming: Promise<Gateway> | undefined
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
}

const resourceGateway = (catalogue: Catalogue, resources: Resources): Gateway => {
  const entityOf = (name: string): AnyEntity => {
    const entity = catalogue.entities.get(name)
    if (!entity) throw new ApiError({ status: 404, code: 404 })
    return entity
  }
  const of = (name: string): Wire => entityOf(name).wire
  const readAs = (name: string) => {
    const entity = entityOf(name)
    return (row: WireRow): WireRow => readRow(entity, row)
  }
  /** The row that a write answers with, and the one that a conflict brings along, are read as those of a list. */
  const written = async (name: string, work: Promise<WireRow>): Promise<WireRow> => {
    const read = readAs(name)
    return read(await told(work, wordsOf(read)))
  }
  const single: Pick<Gateway, 'update' | 'remove'> = {
    update: (name, id, patch, version, { institutions, ...options } = {}) => {
      const asked = { ...options, query: { institutions } }
      return written(name, resources.update(of(name), id, patch, version, asked))
    },
    remove: (name, id, institutions, options = {}) =>
      told(resources.remove(of(name), id, { ...options, query: { institutions } })),
  }
  const together: Pick<Gateway, 'updateAll' | 'removeAll'> = {
    updateAll: (name, lines, { institutions, ...options } = {}) => {
      const batch = lines.map(({ id, version, patch }) => ({ ...patch, id, version }))
      return told(resources.updateBatch(of(name), { batch }, { ...options, query: { institutions } }))
    },
    removeAll: (name, lines, institutions, options = {}) => {
      const batch = lines.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) }))
      return told(resources.removeBatch(of(name), { batch }, { ...options, query: { institutions } }))
    },
  }
  return {
    list: async (name, request, signal) => {
      const { data, ...beside } = await told(resources.list(of(name), request, signal ? { signal } : {}))
      return { rows: data.map(readAs(name)), ...beside }
    },
    insert: (name, row, options = {}) => written(name, resources.insert(of(name), row, options)),
    insertAll: async (name, rows, institutions, options = {}) => {
      const made = await told(resources.createBatch(of(name), { batch: rows, institutions }, options))
      return made.map(({ id, version, line }) => ({ ...rows[line], id, version }))
    },
    ...single,
    ...orRowByRow(together, single),
    link: (name, row, ids, institution, options = {}) =>
      told(resources.batch(of(name), linkBody(row, ids, institution), options)),
    upsertBatch: (name, rows, institution, options = {}) =>
      told(resources.upsertBatch(of(name), { batch: rows, IDInstitution: institution }, options)),
  }
}
