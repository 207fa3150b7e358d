import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { HttpProblem } from '../errors.ts'
import { mayRefuse } from '../openapi/refusals.ts'

const ok = { enum: ['ok'] } as const
const liveSchema = {
  tags: ['server'],
  operationId: 'readLiveness',
  summary: '200 as long as the process lives; the database is not asked',
  security: [],
  response: {
    200: { description: 'Alive', type: 'object', properties: { status: ok }, required: ['status'] },
    ...mayRefuse(),
  },
} as const
const readySchema = {
  tags: ['server'],
  operationId: 'readReadiness',
  summary: '200 when the database answers and has its migrations, else 503',
  security: [],
  response: {
    200: {
      description: 'Ready',
      type: 'object',
      properties: { status: ok, engine: { enum: ['embedded', 'postgres'] } },
      required: ['status', 'engine'],
    },
    ...mayRefuse(),
  },
} as const

/** How long the database may take to answer, in milliseconds. */
const patience = 2000

/**
 * `GET /healthz`: whoever gets no answer starts the process anew. `GET /readyz`: whoever gets 503 sends requests elsewhere
 * for a while. Both answer also when the server is busy: being busy is not being ill.
 */
export const registerHealth = (app: FastifyInstance, database: Database): void => {
  const unpressed = { pressureHandler: () => {} }
  app.get('/healthz', { schema: liveSchema, config: unpressed }, async () => ({ status: 'ok' }))
  const ready = oneAtATime(() => database.ready())
  app.get('/readyz', { schema: readySchema, config: unpressed }, async (request) => {
    const problem = await Promise.race([ready(), late()])
    if (problem === undefined) return { status: 'ok', engine: database.engine }
    request.log.warn({ reason: String(problem) }, 'not ready')
    throw new HttpProblem(503)
  })
}

/** Why not, or nothing. Many may ask at once; the database is asked for all of them together. */
const oneAtATime = (ask: () => Promise<void>): (() => Promise<unknown>) => {
  let asking: Promise<unknown> | undefined
  return () => {
    asking ??= ask()
      .then(
        () => undefined,
        (error: unknown) => error ?? 'refused',
      )
      .finally(() => {
        asking = undefined
      })
    return asking
  }
}

const late = (): Promise<string> =>
  new Promise((resolve) => {
    setTimeout(resolve, patience, 'the database does not answer').unref()
  })
