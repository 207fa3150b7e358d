import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/database.ts'
import { HttpProblem } from '../../errors.ts'
import { type Answer, type Fingerprints, idempotencyKey, once } from '../../idempotency.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import type { CountCache } from '../read/countCache.ts'
import { Unsettled } from '../write/lock/lockRows.ts'
import type { SignOut, WriteContext } from '../write/writeContext.ts'
import { conflictOf } from './constraintErrors.ts'

/** What all routes share. */
export interface Workshop {
  readonly database: Database
  readonly resources: Resources
  readonly counts: CountCache
  readonly now: () => Date
  readonly flags: () => Readonly<Record<string, boolean>>
  readonly signOut: SignOut
  readonly fingerprints: Fingerprints
}

interface Write {
  readonly resource: Resource
  readonly work: (write: WriteContext) => Promise<Answer>
}

/** How often a call begins again because what it was about to lock has changed. */
const ATTEMPTS = 10

/** Runs a write in one transaction, once for its Idempotency-Key, and sends what it answers. */
export const runWrite = async (
  workshop: Workshop,
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, work }: Write,
): Promise<FastifyReply> => {
  const { database, resources, counts, now, flags, signOut, fingerprints } = workshop
  const { principal } = request
  const key = idempotencyKey(request.headers['idempotency-key'])
  const prints = key && fingerprints(request.method, request.url, request.headers['if-match'], request.body)
  const attempt = () =>
    database.of(resource.path).transaction(async (tx) => {
      const write: WriteContext = { tx, principal, resources, resource, flags: flags(), now: now(), signOut }
      if (key === undefined || !prints) return { ...(await work(write)), replayed: false }
      return once(tx, { principal, key, fingerprints: prints }, () => work(write))
    })
  try {
    const answer = await settled(attempt)
    if (answer.replayed) reply.header('idempotency-replayed', 'true')
    return reply.code(answer.status).send(answer.body)
  } catch (error) {
    throw conflictOf(error, resource, resources)
  } finally {
    counts.forget()
  }
}

const settled = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let left = ATTEMPTS; ; left--)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Unsettled)) throw error
      if (left === 1) throw new HttpProblem(503)
    }
}
