import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOncePerInstitution } from '#dsl/entities/facts.ts'
import { isPlaced, placeColumn } from '#dsl/entities/places.ts'
import { headers } from '#protocol/headers.ts'
import { isListBody } from '#protocol/list.ts'
import { linkBatchPath, removeBatchPath, updateBatchPath, upsertBatchPath } from '#protocol/resource.ts'
import { isCreation, linkedRows } from '#protocol/write.ts'
import { idOf, queryOf } from '../../web/address.ts'
import { described } from '../../web/described.ts'
import { reach } from '../catalogue/access.ts'
import { rightTo } from '../catalogue/grants.ts'
import type { Resource } from '../catalogue/resource.ts'
import { listOf } from '../read/list.ts'
import { readListRequest } from '../read/listRequest.ts'
import { shownRow } from '../write/namedRow.ts'
import { removeRow, removeRows } from '../write/removal.ts'
import { objectBody } from '../write/submission.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { readBatch, readCreation, readLinkBatch } from './batchRequest.ts'
import { changeRow, changeRows } from './changeRows.ts'
import { creation, modification } from './drafts/drafts.ts'
import { links } from './drafts/linkDraft.ts'
import { upsert } from './drafts/upsertDraft.ts'
import { readIfMatch } from './ifMatch.ts'
import { readInsertion } from './insertBody.ts'
import { institutionsAsked } from './institutionsQuery.ts'
import { routeSchemas } from './routeSchemas.ts'
import { readChanges, readRemovals } from './rowsBatch.ts'
import { runWrite, type Workshop } from './runWrite.ts'
import { readModification, rowOfInstitution } from './updateBody.ts'
import { upserting, writeLines, writeOne } from './writing.ts'

/** Under another name a resource is the same and described once. */
export const registerResource = (
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
      const removal = { id, ...(isWanted && { isWanted }), ...(institutions && { institutions }) }
      return { status: 200, body: { data: await removeRow(write, removal, right) } }
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
    const work = async (write: WriteContext) => {
      const data = await removeRows(write, { removals, institutions, isBatch: true }, right)
      return { status: 200, body: { data, count: data.length } }
    }
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

const placesAsked = (request: FastifyRequest) => institutionsAsked(queryOf(request))
