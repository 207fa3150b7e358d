import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '#dsl/columns/kind.ts'
import { type TaskState, taskStates } from '#protocol/operation.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { doneAnswer } from '#server/openapi/answers.ts'
import { ref } from '#server/openapi/names.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { recordAudit } from '../audit.ts'
import type { Database } from '../db/database.ts'
import { HttpProblem } from '../errors.ts'
import { demandProvider } from '../services/auth/principal/rights.ts'
import { countIn, countsOf, countsSchema } from './countsOf.ts'
import { countTasks, listTasks } from './tasks.ts'
import type { Work } from './work.ts'

const properties: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string' },
  name: { type: 'string' },
  state: { type: 'string', enum: [...taskStates] },
  tries: { type: 'integer' },
  problem: { type: ['string', 'null'] },
  createdAt: { type: 'string', format: 'date-time' },
  /** Of the next try, of a task that waits. */
  nextAt: { type: ['string', 'null'], format: 'date-time' },
  doneAt: { type: ['string', 'null'], format: 'date-time' },
}
const task: JsonSchema = { type: 'object', properties, required: Object.keys(properties) }

const listing = {
  tags: ['work'],
  operationId: 'listTasks',
  summary: 'What is done after requests, newest first, for provider staff',
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { state: { type: 'string', enum: taskStates } },
  },
  response: {
    200: {
      description: 'The newest 500',
      type: 'object',
      properties: {
        data: { type: 'array', items: task },
        count: ref('Count'),
        counts: countsSchema(taskStates),
      },
      required: ['data', 'count', 'counts'],
    },
    ...mayRefuse(),
  },
} as const

const retrying = {
  tags: ['work'],
  operationId: 'retryTask',
  summary: 'Try a failed task again, for provider staff',
  params: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } },
  },
  response: { 200: doneAnswer, ...mayRefuse() },
} as const

interface WorkParts {
  readonly database: Database
  /** Undefined where nothing works: then there are no tasks. */
  readonly work: Work | undefined
}

/**
 * `GET /bff-backoffice/work?state=`: `{data: Task[], count, counts}`, `counts` of each state. `POST /bff-backoffice/work/{id}/retry`: `{data: {}}`, of one that has
 * not failed too, which stays as it is; 404 for none. Both 403 below level 1.
 */
export const registerWork = (app: FastifyInstance, { database, work }: WorkParts): void => {
  const path = pathOf(endpoints.work)
  app.get<{ Querystring: { state?: TaskState } }>(path, { schema: listing }, async ({ principal, query }) => {
    demandProvider(principal)
    const counts = work ? await countTasks(database.kysely) : countsOf(taskStates, [])
    const data = work ? await listTasks(database.kysely, query.state) : []
    return { data, count: countIn(counts, query.state), counts }
  })
  app.post<{ Params: { id: string } }>(
    `${path}/:id/retry`,
    { schema: retrying },
    async ({ principal, params: { id } }) => {
      demandProvider(principal)
      await database.transaction(async (tx) => {
        const [task] = work ? await listTasks(tx, undefined, id) : []
        if (!task) throw new HttpProblem(404)
        // Who comes after a colleague finds done what they asked for.
        if (task.state !== 'failed') return
        await work?.retry(tx, task.name, id)
        await recordAudit(tx, principal, [{ action: 'retry', entity: 'task', row: null, after: { ...task } }])
      })
      return { data: {} }
    },
  )
}
