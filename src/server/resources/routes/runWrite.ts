import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '#protocol/configuration.ts'
import { headers } from '#protocol/headers.ts'
import type { Database } from '../../db/database.ts'
import { HttpProblem } from '../../errors.ts'
import {
  type Answer,
  type Fingerprints,
  idempotencyKey,
  once,
  type Taken,
  takingUp,
} from '../../idempotency.ts'
import type { Resource, Resources } from '../catalogue/resource.ts'
import type { CountCache } from '../read/count/countCache.ts'
import { Tally } from '../read/count/tally.ts'
import { LockSetChanged } from '../write/lock/lockRows.ts'
import type { Revoke, Send, SignOut, Start, WriteContext } from '../write/writeContext.ts'
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
  readonly revoke: Revoke
  readonly send: Send
  readonly start: Start
  readonly fingerprints: Fingerprints
  /** Of addresses that rows name and the server calls. */
  readonly faultOf: FaultOf
}

interface Write<T> {
  readonly resource: Resource
  /** What another server is asked ahead of the transaction, once for the key. */
  readonly ask?: (() => Promise<T>) | undefined
  /** `told`: what it said, where it was asked. */
  readonly work: (write: WriteContext, told: T | undefined) => Promise<Answer>
}

/** How often a call begins again because what it was about to lock has changed. */
const ATTEMPTS = 10

/** Runs a write in one transaction, once for its Idempotency-Key, and sends what it answers. */
export const runWrite = async <T = undefined>(
  workshop: Workshop,
  request: FastifyRequest,
  reply: FastifyReply,
  { resource, ask, work }: Write<T>,
): Promise<FastifyReply> => {
  const { database, resources, counts, now, flags, settings, signOut, revoke, send, start, fingerprints } =
    workshop
  const { principal } = request
  await demandCallable(resource, request.body, workshop.faultOf)
  const key = idempotencyKey(request.headers[headers.idempotencyKey])
  const keyed = key !== undefined && {
    principal,
    key,
    fingerprints: fingerprints(request.method, request.url, request.headers[headers.ifMatch], request.body),
  }
  const last: { tally?: Tally; placings?: WriteContext['placings'] } = {}
  const attempt = (told: T | undefined, taken: Taken | undefined) =>
    database.of(resource.path).pipelinedTransaction(async (transaction) => {
      const tally = new Tally(transaction, counts, resource, resources)
      // Of attempts before this one it is certain that nothing has come.
      last.tally = tally
      const placings: NonNullable<WriteContext['placings']> = []
      last.placings = placings
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
        revoke,
        send,
        start,
        tally,
        placings,
      }
      const counted = async (): Promise<Answer> => {
        const answer = await work(write, told)
        await tally.count()
        return answer
      }
      if (!keyed) return { ...(await counted()), replayed: false }
      return once(tx, transaction.ahead, { ...keyed, taken }, counted)
    })
  const written = (told?: T, taken?: Taken) =>
    settled(() => attempt(told, taken)).catch((error: unknown) => {
      last.tally?.settle(false)
      throw error
    })
  const asked = async (): ReturnType<typeof written> => {
    if (!ask) return written()
    if (!keyed) return written(await ask())
    return takingUp(database.of(resource.path).kysely, keyed, async (taken) =>
      taken === undefined ? written() : written(await ask(), taken),
    )
  }
  try {
    const answer = await asked()
    last.tally?.settle(true)
    if (answer.replayed) reply.header(headers.idempotencyReplayed, 'true')
    return reply.code(answer.status).send(answer.body)
  } catch (error) {
    throw conflictOf(error, resource, resources, () => last.placings?.flatMap((of) => of()))
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
