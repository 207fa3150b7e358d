import { ApiError } from '#client/apiError.ts'
import type { Client } from '#client/client.ts'
import type { Resources } from '#client/resources.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Wire } from '#protocol/resource.ts'
import { linkBody } from '#protocol/write.ts'
import type { Gateway } from '#renderer/gateway.ts'
import { told } from './problems.ts'
import { orRowByRow } from './rowByRow.ts'

/** The renderer's gateway over the HTTP client: entity names become resources, or the services that hold their rows. */
export const createGateway = (
  catalogue: Catalogue,
  { resources, http }: Pick<Client, 'resources' | 'http'>,
): Gateway => {
  const gateway = resourceGateway(catalogue, resources)
  const own = new Map(
    [...catalogue.entities.values()].flatMap((entity) =>
      entity.source === undefined
        ? []
        : [[entity.name, whenAsked(() => gatewayOfSource({ catalogue, entity, http, gateway }))]],
    ),
  )
  const of = (name: string): Gateway => own.get(name) ?? gateway
  return {
    list: (name, ...asked) => of(name).list(name, ...asked),
    insert: (name, ...written) => of(name).insert(name, ...written),
    insertAll: (name, ...written) => of(name).insertAll(name, ...written),
    update: (name, ...written) => of(name).update(name, ...written),
    remove: (name, ...written) => of(name).remove(name, ...written),
    updateAll: (name, ...written) => of(name).updateAll(name, ...written),
    removeAll: (name, ...written) => of(name).removeAll(name, ...written),
    link: (name, ...written) => of(name).link(name, ...written),
    upsertBatch: (name, ...written) => of(name).upsertBatch(name, ...written),
  }
}

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
  ])
  const make = entity.source && sources[entity.source]
  return make ? sourceGateway(catalogue, entity, make({ http, gateway }), gateway) : gateway
}

/** A gateway whose code is fetched with its first call; a fetch that failed is tried again. */
const whenAsked = (load: () => Promise<Gateway>): Gateway => {
  let coming: Promise<Gateway> | undefined
  const there = () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
  return {
    list: async (...asked) => (await there()).list(...asked),
    insert: async (...written) => (await there()).insert(...written),
    insertAll: async (...written) => (await there()).insertAll(...written),
    update: async (...written) => (await there()).update(...written),
    remove: async (...written) => (await there()).remove(...written),
    updateAll: async (...written) => (await there()).updateAll(...written),
    removeAll: async (...written) => (await there()).removeAll(...written),
    link: async (...written) => (await there()).link(...written),
    upsertBatch: async (...written) => (await there()).upsertBatch(...written),
  }
}

const resourceGateway = (catalogue: Catalogue, resources: Resources): Gateway => {
  const of = (name: string): Wire => {
    const entity = catalogue.entities.get(name)
    if (!entity) throw new ApiError({ status: 404, code: 404 })
    return entity.wire
  }
  const single: Pick<Gateway, 'update' | 'remove'> = {
    update: (name, id, patch, version, { institutions, ...options } = {}) =>
      told(resources.update(of(name), id, patch, version, { ...options, query: { institutions } })),
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
      return { rows: data, ...beside }
    },
    insert: (name, row, options = {}) => told(resources.insert(of(name), row, options)),
    insertAll: async (name, rows, institutions, options = {}) => {
      const made = await told(resources.createBatch(of(name), { batch: rows, institutions }, options))
      return made.map(({ id, version, line }) => ({ ...rows[line], id, version }))
    },
    ...single,
    ...orRowByRow(together, single),
    link: async (name, row, ids, institution, options = {}) => {
      await told(resources.batch(of(name), linkBody(row, ids, institution), options))
    },
    upsertBatch: (name, rows, institution, options = {}) =>
      told(resources.upsertBatch(of(name), { batch: rows, IDInstitution: institution }, options)),
  }
}
