import type { FastifyInstance } from 'fastify'
import { headers } from '#protocol/headers.ts'
import { MOST_ROWS, type Page } from '#protocol/list.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { shareSchemas } from '#server/openapi/shareSchemas.ts'
import { reach } from '#server/resources/catalogue/access.ts'
import { listOf } from '#server/resources/read/list.ts'
import { modification } from '#server/resources/routes/drafts/drafts.ts'
import { readIfMatch } from '#server/resources/routes/ifMatch.ts'
import { readInsertion } from '#server/resources/routes/insertBody.ts'
import { runWrite, type Workshop } from '#server/resources/routes/runWrite.ts'
import { writeOne } from '#server/resources/routes/writing.ts'
import { objectBody, readerOf, throwAny } from '#server/resources/write/submission.ts'
import { idOf } from '#server/web/address.ts'
import { described } from '#server/web/described.ts'
import { readFetch } from './fetchBody.ts'
import { counterSchemas, counterSharedSchemas } from './schemas.ts'
import { answerOf, columnsOf, refusalOf, toWire } from './wire.ts'

/**
 * The counter service: the rows of the resource under the names of the described protocol. Authorisation, checks, versions,
 * retries and the audit are the resource's own. Source: specification §7.
 */
export const registerCounters = (app: FastifyInstance, workshop: Workshop): void => {
  const { resources, counts, now } = workshop
  const resource = resources.of('counter')
  const database = workshop.database.of(resource.path)
  const reader = readerOf(resource)
  const list = listOf(resource, resources, counts)
  const schemas = counterSchemas(resource.entity)
  shareSchemas(app, counterSharedSchemas(resource.entity))
  const path = pathOf(endpoints.counters)
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
      const answer = await list(database.kysely, { query, orderby, limit: MOST_ROWS }, principal, now())
      const { data }: Page = JSON.parse(answer)
      return { result: data.map(toWire) }
    }),
  )

  app.post(path, described(schemas.insert), (request, reply) =>
    told(async () => {
      const allowed = reach(request.principal, resource, 'insert')
      const draft = readInsertion(resource, columnsOf(objectBody(request.body)))
      return runWrite(workshop, request, reply, {
        resource,
        work: async (write) => answerOf(await writeOne(write, draft, 201, { places: allowed })),
      })
    }),
  )

  app.put(`${path}/:id`, described(schemas.update), (request, reply) =>
    told(async () => {
      const allowed = reach(request.principal, resource, 'update')
      const id = idOf(request)
      const isWanted = readIfMatch(request.headers[headers.ifMatch])
      const { submitted, problems } = reader.read(columnsOf(objectBody(request.body), id))
      throwAny(problems)
      return runWrite(workshop, request, reply, {
        resource,
        work: async (write) =>
          answerOf(
            await writeOne(
              write,
              modification(write, { id, isWanted, submitted }, { places: allowed }),
              200,
              {
                places: allowed,
              },
            ),
          ),
      })
    }),
  )
}
