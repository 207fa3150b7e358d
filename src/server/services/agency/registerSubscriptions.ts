import type { FastifyInstance, FastifyRequest } from 'fastify'
import { headers } from '#protocol/headers.ts'
import type { Page } from '#protocol/list.ts'
import {
  SUBSCRIPTIONS_TAKEN,
  subscription,
  subscriptionJobs,
  subscriptions,
} from '#protocol/services/agency.ts'
import { pathOf } from '#protocol/services.ts'
import { reach } from '#server/resources/catalogue/access.ts'
import type { Executor } from '#server/resources/catalogue/statement.ts'
import { listOf } from '#server/resources/read/list.ts'
import { modification } from '#server/resources/routes/drafts/drafts.ts'
import { readIfMatch } from '#server/resources/routes/ifMatch.ts'
import { readInsertion } from '#server/resources/routes/insertBody.ts'
import { runWrite, type Workshop } from '#server/resources/routes/runWrite.ts'
import { readModification } from '#server/resources/routes/updateBody.ts'
import { writeOne } from '#server/resources/routes/writing.ts'
import { removeRow } from '#server/resources/write/removal.ts'
import type { WriteContext } from '#server/resources/write/writeContext.ts'
import { described } from '#server/web/described.ts'
import { HttpProblem, malformed } from '../../errors.ts'
import { type Answer, dataOf } from '../../idempotency.ts'
import { idOf, parameterIn, queryOf } from '../../web/address.ts'
import { readChanged, readJobs, readNew } from './bodies.ts'
import { jobChange } from './jobChange.ts'
import { demandClient, jobsOfSpecialties, numberOf } from './lookUp.ts'
import { subscriptionSchemas } from './schemas.ts'
import { columnsOf, refusalOf, type SubscriptionRow, toWire } from './wire.ts'

/** What a path names. */
export const namedIn = (request: FastifyRequest): string => parameterIn(request, 'idSubscription')

/** How many are asked for. @throws HttpProblem 400 */
export const takenIn = (request: FastifyRequest): number => {
  const { take = String(SUBSCRIPTIONS_TAKEN), ...others } = queryOf(request)
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw malformed(unknown)
  if (typeof take !== 'string' || !/^[1-9]\d{0,2}$/.test(take) || Number(take) > SUBSCRIPTIONS_TAKEN)
    throw malformed('take', 'wrongFormat')
  return Number(take)
}

/**
 * The agency subscriptions of an institution under the paths of the back-office gateway, kept by this server: rows of an
 * entity in other words. Rights, checks, versions, retries and the audit are the resource's own. 422 where the institution
 * is no client of the agencies. Source: specification §7.
 */
export const registerSubscriptions = (app: FastifyInstance, workshop: Workshop): void => {
  const { resources, counts, now } = workshop
  const resource = resources.of('agencySubscription')
  const database = workshop.database.of(resource.path)
  const list = listOf(resource, resources, counts)
  const schemas = subscriptionSchemas
  const shown = async (db: Executor, given: readonly unknown[]) => {
    // Answers of the entity, whose columns these are.
    const rows = given as readonly SubscriptionRow[]
    const jobOf = await jobsOfSpecialties(db, rows)
    return rows.map((row) => toWire(row, jobOf))
  }
  const inOurWords = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const { data } = error instanceof HttpProblem ? error.body : {}
      const [current] = data ? await shown(database.kysely, [data]) : []
      throw refusalOf(error, current)
    }
  }
  const answered = async ({ tx }: WriteContext, answer: Answer): Promise<Answer> => {
    const [data] = await shown(tx, [dataOf(answer)])
    return { status: answer.status, body: { data } }
  }

  app.get(pathOf(subscriptions(':id')), described(schemas.list), (request) =>
    inOurWords(async () => {
      const { principal } = request
      reach(principal, resource, 'read')
      const [institution, limit] = [idOf(request), takenIn(request)]
      await demandClient(database.kysely, principal, resource, institution)
      const orderby = [{ columnName: 'id', orientation: 'asc' as const }]
      const asked = { query: { institution: [institution] }, orderby, limit }
      const { data }: Page = JSON.parse(await list(database.kysely, asked, principal, now()))
      return { result: await shown(database.kysely, data) }
    }),
  )

  app.post(pathOf(subscriptions(':id')), described(schemas.create), (request, reply) =>
    inOurWords(async () => {
      const allowed = reach(request.principal, resource, 'insert')
      const institution = idOf(request)
      const columns = columnsOf(readNew(request.body))
      const work = async (write: WriteContext) => {
        await demandClient(write.tx, write.principal, resource, institution)
        const draft = readInsertion(resource, { ...columns, institution })
        return answered(write, await writeOne(write, draft, 201, { places: allowed }))
      }
      return runWrite(workshop, request, reply, { resource, work })
    }),
  )

  app.patch(pathOf(subscription(':id', ':idSubscription')), described(schemas.change), (request, reply) =>
    inOurWords(async () => {
      const allowed = reach(request.principal, resource, 'update')
      const [institution, name] = [idOf(request), namedIn(request)]
      const isWanted = readIfMatch(request.headers[headers.ifMatch])
      const { idLegacySubscription, ...body } = readChanged(request.body)
      const work = async (write: WriteContext) => {
        await demandClient(write.tx, write.principal, resource, institution)
        const id = await numberOf(write.tx, institution, name, idLegacySubscription)
        const { submitted } = readModification(resource, id, columnsOf(body))
        const draft = modification(write, { id, isWanted, submitted }, { places: allowed })
        return answered(write, await writeOne(write, draft, 200, { places: allowed }))
      }
      return runWrite(workshop, request, reply, { resource, work })
    }),
  )

  app.delete(pathOf(subscription(':id', ':idSubscription')), described(schemas.remove), (request, reply) =>
    inOurWords(async () => {
      const allowed = reach(request.principal, resource, 'remove')
      const [institution, name] = [idOf(request), namedIn(request)]
      const isWanted = readIfMatch(request.headers[headers.ifMatch])
      const work = async (write: WriteContext) => {
        await demandClient(write.tx, write.principal, resource, institution)
        const id = await numberOf(write.tx, institution, name, undefined)
        await removeRow(write, { id, ...(isWanted && { isWanted }) }, { places: allowed })
        return { status: 200, body: { data: {} } }
      }
      return runWrite(workshop, request, reply, { resource, work })
    }),
  )

  for (const [method, how, schema] of [
    ['POST', 'add', schemas.addJobs],
    ['DELETE', 'remove', schemas.removeJobs],
  ] as const)
    app.route({
      method,
      url: pathOf(subscriptionJobs(':id', ':idSubscription')),
      ...described(schema),
      handler: (request, reply) =>
        inOurWords(async () => {
          const allowed = reach(request.principal, resource, 'update')
          const [institution, name] = [idOf(request), namedIn(request)]
          const { idLegacySubscription, ...lists } = readJobs(request.body)
          const work = async (write: WriteContext) => {
            await demandClient(write.tx, write.principal, resource, institution)
            const id = await numberOf(write.tx, institution, name, idLegacySubscription)
            const draft = await jobChange(write, { id, how, lists }, allowed)
            return answered(write, await writeOne(write, draft, 200, { places: allowed }))
          }
          return runWrite(workshop, request, reply, { resource, work })
        }),
    })
}
