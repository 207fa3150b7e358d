import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { headers } from '#protocol/headers.ts'
import { subscription, subscriptionJobs, subscriptions } from '#protocol/services/agency.ts'
import { pathOf } from '#protocol/services.ts'
import { demand, type Operation, reach } from '#server/resources/catalogue/access.ts'
import { runWrite, type Workshop } from '#server/resources/routes/runWrite.ts'
import { idOf } from '#server/web/address.ts'
import { described } from '#server/web/described.ts'
import type { AuditEntry } from '../../audit.ts'
import { idempotencyKey } from '../../idempotency.ts'
import type { Principal } from '../../principal.ts'
import { readChanged, readJobs, readNew } from './bodies.ts'
import type { Gateway } from './gateway.ts'
import { subscriptionNamed } from './lookUp.ts'
import { subscriptionsIn, writtenIn } from './readAnswer.ts'
import { recorded } from './recorded.ts'
import { namedIn, takenIn } from './registerSubscriptions.ts'
import { subscriptionSchemas } from './schemas.ts'

/** What a call writes: how it is told to the gateway, and recorded here. */
interface Written {
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly operation: Operation
  readonly action: AuditEntry['action']
  readonly schema: object
  readonly read?: (body: unknown) => object
  readonly pathOf: (institution: number, name: string) => string
}

const one = (institution: number, name: string) => subscription(institution, name).path
const jobs = (institution: number, name: string) => subscriptionJobs(institution, name).path
const oneUrl = pathOf(subscription(':id', ':idSubscription'))
const jobsUrl = pathOf(subscriptionJobs(':id', ':idSubscription'))
const { create, change, remove, addJobs, removeJobs } = subscriptionSchemas
const update = { operation: 'update', action: 'update' } as const

const writes: readonly Written[] = [
  {
    method: 'POST',
    url: pathOf(subscriptions(':id')),
    operation: 'insert',
    action: 'insert',
    schema: create,
    read: readNew,
    pathOf: (institution) => subscriptions(institution).path,
  },
  { ...update, method: 'PATCH', url: oneUrl, schema: change, read: readChanged, pathOf: one },
  { method: 'DELETE', url: oneUrl, operation: 'remove', action: 'remove', schema: remove, pathOf: one },
  { ...update, method: 'POST', url: jobsUrl, schema: addJobs, read: readJobs, pathOf: jobs },
  { ...update, method: 'DELETE', url: jobsUrl, schema: removeJobs, read: readJobs, pathOf: jobs },
]

/** Keys are chosen by people who do not know of each other; another platform sees one caller. */
const keyElsewhere = ({ id }: Principal, key: string): string =>
  createHash('sha256').update(`${id} ${key}`).digest('hex')

/**
 * The agency subscriptions where another platform keeps them: the same paths, handed on to its gateway. Who may do what is
 * decided here as ever, bodies are read here, and what is asked for is recorded before it is asked.
 */
export const forwardSubscriptions = (app: FastifyInstance, workshop: Workshop, gateway: Gateway): void => {
  const resource = workshop.resources.of('agencySubscription')
  const database = workshop.database.of(resource.path)
  const placeIn = (request: FastifyRequest, operation: Operation): number => {
    const allowed = reach(request.principal, resource, operation)
    const institution = idOf(request)
    demand([institution], allowed)
    return institution
  }

  app.get(pathOf(subscriptions(':id')), described(subscriptionSchemas.list), async (request) => {
    const institution = placeIn(request, 'read')
    const path = `${subscriptions(institution).path}?take=${takenIn(request)}`
    return { result: subscriptionsIn((await gateway({ method: 'GET', path })).body) }
  })

  for (const { method, url, operation, action, schema, read, pathOf: path } of writes)
    app.route({
      method,
      url,
      ...described(schema),
      handler: async (request, reply) => {
        const institution = placeIn(request, operation)
        const name = url.includes(':idSubscription') ? subscriptionNamed(namedIn(request)) : ''
        const body = read?.(request.body)
        const key = idempotencyKey(request.headers[headers.idempotencyKey])
        const entry: AuditEntry = {
          action,
          entity: resource.entity.name,
          row: body && 'idLegacySubscription' in body ? Number(body.idLegacySubscription) : 0,
          institutions: [institution],
          before: name === '' ? null : { id: name },
          after: { asked: body ?? {} },
        }
        return runWrite(workshop, request, reply, {
          resource,
          ask: () =>
            recorded(database, request.principal, entry, () =>
              gateway({
                method,
                path: path(institution, name),
                ...(body && { body }),
                idempotencyKey: key && keyElsewhere(request.principal, key),
              }),
            ),
          work: async (_, told) => ({
            status: action === 'insert' ? 201 : 200,
            body: { data: writtenIn(told?.body) ?? {} },
          }),
        })
      },
    })
}
