import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { INT32_MAX } from '#dsl/bounds.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isOncePerInstitution } from '#dsl/entities/facts.ts'
import { isPlaced, placeColumn } from '#dsl/entities/places.ts'
import type { Settings } from '#protocol/configuration.ts'
import { headers } from '#protocol/headers.ts'
import { isListBody } from '#protocol/list.ts'
import { linkBatchPath, removeBatchPath, updateBatchPath, upsertBatchPath } from '#protocol/resource.ts'
import { isCreation, linkedRows } from '#protocol/write.ts'
import type { Database } from '../../db/database.ts'
import { HttpProblem } from '../../errors.ts'
import { fingerprintsOf, forgetAnswers } from '../../idempotency.ts'
import { vaultOf } from '../../secrets/vault.ts'
import { parameterIn, queryOf } from '../../web/address.ts'
import { reach } from '../catalogue/access.ts'
import { rightTo } from '../catalogue/grants.ts'
import { type Resource, resourcesOf } from '../catalogue/resource.ts'
import { countCache } from '../read/count/countCache.ts'
import { listOf } from '../read/list.ts'
import { readListRequest } from '../read/listRequest.ts'
import { shownRow } from '../write/namedRow.ts'
import { removeRow } from '../write/removal.ts'
import { objectBody } from '../write/submission.ts'
import type { Send, SignOut, Start, WriteContext } from '../write/writeContext.ts'
import { readBatch, readCreation, readLinkBatch } from './batchRequest.ts'
import { changeRow, changeRows, removeRows } from './changeRows.ts'
import { creation, modification } from './drafts/drafts.ts'
import { links } from './drafts/linkDraft.ts'
import { upsert } from './drafts/upsertDraft.ts'
import { readIfMatch } from './ifMatch.ts'
import { readInsertion } from './insertBody.ts'
import type { FaultOf } from './outboundProblems.ts'
import { institutionsAsked } from './removeQuery.ts'
import { routeSchemas } from './routeSchemas.ts'
import { readChanges, readRemovals } from './rowsBatch.ts'
import { runWrite, type Workshop } from './runWrite.ts'
import { readModification, rowOfInstitution } from './updateBody.ts'
import { upserting, writeLines, writeOne } from './writing.ts'

interface ResourceParts {
  readonly catalogue: Catalogue
  readonly database: Database
  /** The present key, then those before it. */
  readonly secretKeys: readonly Uint8Array[]
  /** The clock of ranges, effects and caches. */
  readonly now?: () => Date
  readonly flags?: () => Readonly<Record<string, boolean>>
  /** What conditions of grants may ask of the server's settings. */
  readonly settings?: Settings
  /** Ends the sessions of somebody whose rights change with a row; authentication's. */
  readonly signOut: SignOut
  /** Writes to somebody of whom a row says so; the messages'. */
  readonly send: Send
  /** Begins work on a row that says so; the queue's. */
  readonly start: Start
  /** Tells addresses that the server may not call; the outbound client's. */
  readonly faultOf: FaultOf
  /** Whether another platform keeps the rows of an entity: they have no routes here. */
  readonly isElsewhere?: (entity: AnyEntity) => boolean
}

const HOUR_MS = 3_600_000

/**
 * One set of routes per entity of the catalogue, closed: a resource that is not in it does not exist. Needs
 * `request.principal` on every request. Gives what services that serve a resource in other words need.
 */
export const registerResources = (app: FastifyInstance, parts: ResourceParts): Workshop => {
  const { catalogue, database, secretKeys, now = () => new Date(), flags = () => ({}), settings = {} } = parts
  const resources = resourcesOf(catalogue, vaultOf(secretKeys))
  const counts = countCache(() => now().getTime())
  const workshop: Workshop = {
    database,
    resources,
    counts,
    now,
    flags,
    settings,
    signOut: parts.signOut,
    send: parts.send,
    start: parts.start,
    faultOf: parts.faultOf,
    fingerprints: fingerprintsOf(secretKeys),
  }
  for (const resource of resources.all)
    if (!parts.isElsewhere?.(resource.entity))
      for (const path of [resource.path, ...resource.aliases]) registerResource(app, workshop, resource, path)
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

/** Under another name a resource is the same and described once. */
const registerResource = (
  app: FastifyInstance,
  workshop: Workshop,
  resource: Resource,
  path: string,
): void => {
  const { entity, carried } = resource
  const { resources, counts, now } = workshop
  const database = workshop.database.of(resource.path)
  const schemas = routeSchemas(resource)
  const options = (schema: object) => described(path === resource.path ? schema : { hide: true })
  const list = listOf(resource, resources, counts)
  const batch = readBatch(resource)
  const lines = readCreation(resource)

  app.post(path, options(schemas.post), async (request, reply) => {
    const { principal } = request
    const listed = isListBody(request.body)
    const right = rightTo(principal, resource, listed ? 'read' : 'insert')
    const body = objectBody(request.body)
    if (listed) {
      const answer = await list(database.kysely, readListRequest(body), principal, now())
      return reply.type('application/json; charset=utf-8').send(answer)
    }
    const draft = readInsertion(resource, body)
    const work = (write: WriteContext) => writeOne(write, draft, 201, right)
    return runWrite(workshop, request, reply, { resource, work })
  })

  app.put(`${path}/:id`, options(schemas.put), async (request, reply) => {
    const right = rightTo(request.principal, resource, 'update')
    const id = idOf(request)
    const isWanted = readIfMatch(request.headers[headers.ifMatch])
    const modified = readModification(resource, id, objectBody(request.body))
    const institutions = placesAsked(request)
    const work = async (write: WriteContext) => {
      const { stored, by } = await changeRow(write, { id, isWanted, ...modified }, institutions, right)
      return { status: 200, body: await shownRow(write, stored, by) }
    }
    return runWrite(workshop, request, reply, { resource, work })
  })

  if (placeColumn(entity) !== undefined && isOncePerInstitution(entity))
    app.put(path, described({ hide: true }), async (request, reply) => {
      const right = rightTo(request.principal, resource, 'update')
      const isWanted = readIfMatch(request.headers[headers.ifMatch])
      const body = objectBody(request.body)
      const modified = readModification(resource, undefined, body)
      const work = async (write: WriteContext) => {
        const id = await rowOfInstitution(write.tx, resource, body)
        const change = { id, isWanted, ...modified }
        return writeOne(write, modification(write, change, right), 200, right)
      }
      return runWrite(workshop, request, reply, { resource, work })
    })

  app.delete(`${path}/:id`, options(schemas.remove), async (request, reply) => {
    const right = rightTo(request.principal, resource, 'remove')
    const id = idOf(request)
    const isWanted = readIfMatch(request.headers[headers.ifMatch])
    const institutions = placesAsked(request)
    const work = async (write: WriteContext) => {
      await removeRow(
        write,
        { id, ...(isWanted && { isWanted }), ...(institutions && { institutions }) },
        right,
      )
      return { status: 200, body: { data: { id } } }
    }
    return runWrite(workshop, request, reply, { resource, work })
  })

  app.post(path + updateBatchPath, options(schemas.updateBatch), async (request, reply) => {
    const right = rightTo(request.principal, resource, 'update')
    const changes = readChanges(resource, objectBody(request.body))
    const institutions = placesAsked(request)
    const work = (write: WriteContext) => changeRows(write, changes, institutions, right)
    return runWrite(workshop, request, reply, { resource, work })
  })

  app.post(path + removeBatchPath, options(schemas.removeBatch), async (request, reply) => {
    const right = rightTo(request.principal, resource, 'remove')
    const removals = readRemovals(objectBody(request.body))
    const institutions = placesAsked(request)
    const work = (write: WriteContext) => removeRows(write, removals, institutions, right)
    return runWrite(workshop, request, reply, { resource, work })
  })

  if (isPlaced(entity))
    app.post(path + upsertBatchPath, options(schemas.batch), async (request, reply) => {
      const allowed = reach(request.principal, resource, 'insert')
      const body = objectBody(request.body)
      const read = isCreation(body) ? creation(resource, lines(body)) : batch(body)
      const work = (write: WriteContext) =>
        'institution' in read
          ? writeLines(write, upsert(write, read), upserting(write, allowed))
          : writeLines(write, read, { insert: allowed, update: () => allowed })
      return runWrite(workshop, request, reply, { resource, work })
    })

  // A join table of several entities has no one list of rows to name: such a batch is the first entity's.
  const [joined] = carried
  if (!joined) return
  const plural = linkedRows(joined.row)
  const readLinks = readLinkBatch(plural)
  app.post(path + linkBatchPath, options(schemas.linkBatch(plural)), async (request, reply) => {
    const allowed = reach(request.principal, resource, 'insert')
    const draft = links(resource, joined, readLinks(objectBody(request.body)))
    const work = (write: WriteContext) => writeLines(write, draft, { insert: allowed, update: () => allowed })
    return runWrite(workshop, request, reply, { resource, work })
  })
}

const placesAsked = (request: FastifyRequest) => institutionsAsked(queryOf(request).institutions)

/** What is no id is the id of nothing. Throws HttpProblem 404. */
export const idOf = (request: FastifyRequest): number => {
  const id = parameterIn(request, 'id')
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > INT32_MAX) throw new HttpProblem(404)
  return Number(id)
}
