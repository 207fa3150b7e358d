import type { FastifyInstance } from 'fastify'
import { services } from '#client/services.ts'
import { reach } from '#server/resources/access.ts'
import { bodyReader, objectBody, throwAny } from '#server/resources/body.ts'
import { versionsAsked } from '#server/resources/ifMatch.ts'
import { insertRow, readInsertion } from '#server/resources/insert.ts'
import { listOf } from '#server/resources/list.ts'
import { described, idOf } from '#server/resources/registerResources.ts'
import { updateRow } from '#server/resources/update.ts'
import { runWrite, type Workshop } from '#server/resources/writes.ts'
import { readFetch } from './fetchBody.ts'
import { counterSchemas } from './schemas.ts'
import { answerOf, columnsOf, refusalOf, toWire } from './wire.ts'

/** As many as an answer holds. Source: specification §9. */
const EVERYTHING = 99_999

/**
 * The counter service: the rows of the resource under the names of the described protocol. Authorisation, checks, versions,
 * retries and the audit are the resource's own. Source: specification §7.
 */
export const registerCounters = (app: FastifyInstance, workshop: Workshop): void => {
  const { resources, counts, now } = workshop
  const resource = resources.of('counter')
  const database = workshop.database.of(resource.path)
  const reader = bodyReader(resource)
  const list = listOf(resource, resources, counts)
  const schemas = counterSchemas(resource)
  const path = `${services.counter}/counter`
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw refusalOf(error)
    }
  }

  app.post(`${path}/fetch`, described(schemas.fetch), ({ principal, body }) =>
    told(async () => {
      reach(principal, resource, 'read')
      const { idInstitutions: institution, status: statut, ...others } = readFetch(objectBody(body))
      const query = { institution, ...others, ...(statut !== undefined && { statut }) }
      const orderby = [{ columnName: 'id', orientation: 'asc' as const }]
      const answer = await list(database.kysely, { query, orderby, limit: EVERYTHING }, principal, now())
      const { data } = JSON.parse(answer) as { data: Record<string, unknown>[] }
      return { result: data.map(toWire) }
    }),
  )

  app.post(path, described(schemas.insert), (request, reply) =>
    told(async () => {
      const allowed = reach(request.principal, resource, 'insert')
      const insertion = readInsertion(resource, reader, columnsOf(objectBody(request.body)))
      return runWrite(workshop, request, reply, {
        resource,
        reader,
        work: async (call) => answerOf(await insertRow(call, insertion, allowed)),
      })
    }),
  )

  app.put(`${path}/:id`, described(schemas.update), (request, reply) =>
    told(async () => {
      const allowed = reach(request.principal, resource, 'update')
      const id = idOf(request)
      const isWanted = versionsAsked(request.headers['if-match'])
      const { submitted, problems } = reader.read(columnsOf(objectBody(request.body), id))
      throwAny(problems)
      return runWrite(workshop, request, reply, {
        resource,
        reader,
        work: async (call) => answerOf(await updateRow(call, id, isWanted, submitted, allowed)),
      })
    }),
  )
}
