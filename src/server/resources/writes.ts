import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { type Answer, type Fingerprints, idempotencyKey, once } from '../idempotency.ts'
import type { BodyReader } from './body.ts'
import type { Call } from './call.ts'
import { conflictOf, lostRace } from './conflicts.ts'
import type { CountCache } from './countCache.ts'
import type { Resource, Resources } from './resource.ts'

/** What all routes share. */
export interface Workshop {
  readonly database: Database
  readonly resources: Resources
  readonly counts: CountCache
  readonly now: () => Date
  readonly flags: () => Readonly<Record<string, boolean>>
  readonly fingerprints: Fingerprints
}

interface Write {
  readonly resource: Resource
  readonly reader: BodyReader
  readonly work: (call: Call) => Promise<Answer>
  /** Tries once more when another call has inserted the same values first: what was to be created is there now. */
  readonly again?: boolean
}

/** Runs a write in one transaction, once for its Idempotency-Key, and sends what it answers. */
export const runWrite = async (
  { database, resources, counts, now, flags, fingerprints }: Workshop,
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, reader, work, again = false }: Write,
): Promise<FastifyReply> => {
  const { principal } = request
  const key = idempotencyKey(request.headers['idempotency-key'])
  const prints = key && fingerprints(request.method, request.url, request.headers['if-match'], request.body)
  const attempt = () =>
    database.of(resource.path).transaction(async (tx) => {
      const call: Call = { tx, principal, resources, resource, reader, flags: flags(), now: now() }
      if (key === undefined || !prints) return { ...(await work(call)), replayed: false }
      return once(tx, { principal, key, fingerprints: prints }, () => work(call))
    })
  try {
    const answer = await attempt().catch((error: unknown) => {
      if (again && lostRace(error)) return attempt()
      throw error
    })
    if (answer.replayed) reply.header('idempotency-replayed', 'true')
    return reply.code(answer.status).send(answer.body)
  } catch (error) {
    throw conflictOf(error, resource, resources)
  } finally {
    counts.forget()
  }
}
