import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { INT32_MAX } from '#dsl/bounds.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { Database } from '../db/database.ts'
import { HttpProblem } from '../errors.ts'
import { type Answer, fingerprintsOf, forgetAnswers } from '../idempotency.ts'
import { vaultOf } from '../secrets/vault.ts'
import { type Reach, reach } from './access.ts'
import { upsertBatch } from './batch.ts'
import { createsOnly, readBatch, readCreation, readLinkBatch } from './batchRequest.ts'
import { objectBody, readerOf, throwAny, type Values } from './body.ts'
import type { Call } from './call.ts'
import { countCache } from './countCache.ts'
import { createBatch } from './createBatch.ts'
import { readIfMatch, versionsAsked } from './ifMatch.ts'
import { insertRow, readInsertion } from './insert.ts'
import { linkBatch } from './linkBatch.ts'
import { listOf } from './list.ts'
import { readListRequest } from './listRequest.ts'
import { institutionsAsked, removeRow } from './remove.ts'
import { type Resource, resourcesOf } from './resource.ts'
import { routeSchemas } from './routeSchemas.ts'
import { updateRow } from './update.ts'
import { runWrite, type Workshop } from './writes.ts'

interface ResourceParts {
  readonly catalogue: Catalogue
  readonly database: Database
  /** The present key, then those before it. */
  readonly secretKeys: readonly Uint8Array[]
  /** The clock of ranges, effects and caches. */
  readonly now?: () => Date
  readonly flags?: () => Readonly<Record<string, boolean>>
}

const HOUR_MS = 3_600_000

/**
 * One set of routes per entity of the catalogue, closed: a resource that is not in it does not exist. Needs
 * `request.principal` on every request. Gives what services that serve a resource in other words need.
 */
export const registerResources = (app: FastifyInstance, parts: ResourceParts): Workshop => {
  const { catalogue, database, secretKeys, now = () => new Date(), flags = () => ({}) } = parts
  const resources = resourcesOf(catalogue, vaultOf(secretKeys))
  const counts = countCache(() => now().getTime())
  const workshop: Workshop = {
    database,
    resources,
    counts,
    now,
    flags,
    fingerprints: fingerprintsOf(secretKeys),
  }
  for (const resource of resources.all) registerResource(app, workshop, resource)
  const timer = setInterval(
    () => void forgetAnswers(database.kysely).catch(app.log.warn.bind(app.log)),
    HOUR_MS,
  )
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return workshop
}

/** Bodies are checked by the handlers; what they answer is JSON already or plain data. */
export const described = (schema: object): RouteShorthandOptions => ({
  schema,
  validatorCompiler: () => () => true,
  serializerCompiler: () => JSON.stringify,
})

const registerResource = (app: FastifyInstance, workshop: Workshop, resource: Resource): void => {
  const { path, entity, carried } = resource
  const { resources, counts, now } = workshop
  const database = workshop.database.of(path)
  const schemas = routeSchemas(resource)
  const reader = readerOf(resource)
  const list = listOf(resource, resources, counts)
  const batch = readBatch(resource, reader)
  const creation = readCreation(resource, reader)
  const common = { resource, reader }
  const batchWork = (body: Values, allowed: Reach): ((call: Call) => Promise<Answer>) => {
    if (createsOnly(body)) {
      const read = creation(body)
      return (call) => createBatch(call, read, allowed)
    }
    const read = batch(body)
    return (call) => upsertBatch(call, read, allowed)
  }

  app.post(path, described(schemas.post), async (request, reply) => {
    const { principal } = request
    const listed = hasSearch(request.body)
    const allowed = reach(principal, resource, listed ? 'read' : 'insert')
    const body = objectBody(request.body)
    if (listed) {
      const answer = await list(database.kysely, readListRequest(body), principal, now())
      return reply.type('application/json; charset=utf-8').send(answer)
    }
    const insertion = readInsertion(resource, reader, body)
    return runWrite(workshop, request, reply, {
      ...common,
      work: (call) => insertRow(call, insertion, allowed),
    })
  })

  app.put(`${path}/:id`, described(schemas.put), async (request, reply) => {
    const allowed = reach(request.principal, resource, 'update')
    const id = idOf(request)
    const isWanted = versionsAsked(request.headers['if-match'])
    const { submitted, problems } = reader.read(objectBody(request.body))
    throwAny(problems)
    const work = (call: Parameters<typeof updateRow>[0]) => updateRow(call, id, isWanted, submitted, allowed)
    return runWrite(workshop, request, reply, { ...common, work })
  })

  app.delete(`${path}/:id`, described(schemas.remove), async (request, reply) => {
    const allowed = reach(request.principal, resource, 'remove')
    const id = idOf(request)
    const isWanted = readIfMatch(request.headers['if-match'])
    const institutions = institutionsAsked((request.query as { institutions?: unknown }).institutions)
    const removing = { id, isWanted, institutions }
    return runWrite(workshop, request, reply, {
      ...common,
      work: (call) => removeRow(call, removing, allowed),
    })
  })

  if (entity.belongs.to === 'institution' || entity.belongs.to === 'institutions')
    app.post(`${path}/upsert-batch`, described(schemas.batch), async (request, reply) => {
      const allowed = reach(request.principal, resource, 'insert')
      const body = objectBody(request.body)
      return runWrite(workshop, request, reply, {
        ...common,
        work: batchWork(body, allowed),
        again: true,
      })
    })

  // A link table of several entities has no one list of rows to name: such a batch is the first entity's.
  const [linked] = carried
  if (!linked) return
  const plural = `${linked.row}s`
  const readLinks = readLinkBatch(plural)
  app.post(`${path}/batch`, described(schemas.linkBatch(plural)), async (request, reply) => {
    const allowed = reach(request.principal, resource, 'insert')
    const links = readLinks(objectBody(request.body))
    const work = (call: Parameters<typeof linkBatch>[0]) => linkBatch(call, linked, links, allowed)
    return runWrite(workshop, request, reply, { ...common, work, again: true })
  })
}

const hasSearch = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, 'search')

/** What is no id is the id of nothing. Throws HttpProblem 404. */
export const idOf = (request: FastifyRequest): number => {
  const { id } = request.params as { id: string }
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > INT32_MAX) throw new HttpProblem(404)
  return Number(id)
}
