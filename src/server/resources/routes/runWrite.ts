import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '#protocol/configuration.ts'
import { headers } from '#protocol/headers.ts'
import type { Database } from '../../db/database.ts'
import { HttpProblem } from '../../errors.ts'
import { type Answer, type Fingerprints, idempotencyKey, once } from '../../idempotency.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import type { CountCache } from '../read/count/countCache.ts'
import { Tally } from '../read/count/tally.ts'
import { LockSetChanged } from '../write/lock/lockRows.ts'
import type { Send, SignOut, Start, WriteContext } from '../write/writeContext.ts'
import { conflictOf } from './constraintErrors.ts'
import { demandCallable, type FaultOf } from './outboundProblems.ts'

/** What all routes share. */
export interface Workshop {
  readonly database: Database
  readonly resources: Resources
  readonly counts: CountCache
  readonly now: () => Date
  readonly flags: () => Readonly<Record<string, boolean>>
  readonly settings: Settings
  readonly signOut: SignOut
  readonly send: Send
  readonly start: Start
  readonly fingerprints: Fingerprints
  /** Of addresses that rows name and the server calls. */
  readonly faultOf: FaultOf
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
  const { database, resources, counts, now, flags, settings, signOut, send, start, fingerprints } = workshop
  const { principal } = request
  await demandCallable(resource, request.body, workshop.faultOf)
  const key = idempotencyKey(request.headers[headers.idempotencyKey])
  const prints =
    key && fingerprints(request.method, request.url, request.headers[headers.ifMatch], request.body)
  const last: { tally?: Tally } = {}
  const attempt = () =>
    database.of(resource.path).pipelinedTransaction(async (transaction) => {
      const tally = new Tally(transaction, counts, resource, resources)
      // Of attempts before this one it is certain that nothing has come.
      last.tally = tally
      const { tx } = tally
      const write: WriteContext = {
        tx,
        principal,
        resources,
        resource,
        flags: flags(),
        settings,
        now: now(),
        signOut,
        send,
        start,
        tally,
      }
      const counted = async (): Promise<Answer> => {
        const answer = await work(write)
        await tally.count()
        return answer
      }
      if (key === undefined || !prints) return { ...(await counted()), replayed: false }
      return once(tx, transaction.ahead, { principal, key, fingerprints: prints }, counted)
    })
  try {
    const answer = await settled(attempt).catch((error: unknown) => {
      last.tally?.settle(false)
      throw error
    })
    last.tally?.settle(true)
    if (answer.replayed) reply.header(headers.idempotencyReplayed, 'true')
    return reply.code(answer.status).send(answer.body)
  } catch (error) {
    throw conflictOf(error, resource, resources)
  }
}

const settled = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let left = ATTEMPTS; ; left--)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof LockSetChanged)) throw error
      if (left === 1) throw new HttpProblem(503)
    }
}
