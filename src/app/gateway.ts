import { ApiError, isApiError } from '#client/apiError.ts'
import type { Resources } from '#client/resources.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { Wire } from '#protocol/resource.ts'
import type { WireRow } from '#protocol/row.ts'
import { linkBody } from '#protocol/write.ts'
import type { Gateway, GatewayProblem } from '#renderer/gateway.ts'

/** An error of the client in the renderer's words, with the current row of a stale version. */
const asProblem = (thrown: unknown): unknown => {
  if (!isApiError(thrown) || thrown.aborted) return thrown
  const { data } = (thrown.body ?? {}) as { data?: WireRow }
  const problem: GatewayProblem = {
    code: thrown.code,
    status: thrown.status,
    details: thrown.details.flatMap((d) => (d.column === undefined ? [] : { ...d, column: d.column })),
    ...(thrown.status === 412 && data ? { current: data } : {}),
  }
  return Object.assign(thrown, problem)
}

const told = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (thrown) {
    throw asProblem(thrown)
  }
}

/** The renderer's gateway over the HTTP client: entity names become resources. */
export const createGateway = (catalogue: Catalogue, resources: Resources): Gateway => {
  const of = (name: string): Wire => {
    const entity = catalogue.entities.get(name)
    if (!entity) throw new ApiError({ status: 404, code: 404 })
    return entity.wire
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
    update: (name, id, patch, version, { institutions, ...options } = {}) =>
      told(resources.update(of(name), id, patch, version, { ...options, query: { institutions } })),
    remove: (name, id, institutions, options = {}) =>
      told(resources.remove(of(name), id, { ...options, query: { institutions } })),
    link: async (name, row, ids, institution, options = {}) => {
      await told(resources.batch(of(name), linkBody(row, ids, institution), options))
    },
    upsertBatch: (name, rows, institution, options = {}) =>
      told(resources.upsertBatch(of(name), { batch: rows, IDInstitution: institution }, options)),
  }
}
