import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from '#dsl/columns/kind.ts'
import { historyActions, historyAuthors } from '#protocol/services/history.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { ref } from '#server/openapi/names.ts'
import { objectOf } from '#server/openapi/objects.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import { malformed } from '../../errors.ts'
import type { Workshop } from '../../resources/routes/runWrite.ts'
import { rowHistory } from './rowHistory.ts'

const text: JsonSchema = { type: 'string' }
const values: JsonSchema = { type: 'object' }

const entry = objectOf(
  {
    id: text,
    at: { type: 'string', format: 'date-time' },
    by: { type: 'string', enum: [...historyAuthors] },
    name: text,
    action: { type: 'string', enum: [...historyActions] },
    institutions: ref('Ids'),
    before: values,
    after: values,
  },
  ['name'],
)

interface Query {
  readonly entity: string
  readonly row: number
  readonly before?: string
}

const schema = {
  tags: ['history'],
  operationId: 'readHistory',
  summary: 'What became of a row, newest first',
  querystring: {
    type: 'object',
    additionalProperties: false,
    required: ['entity', 'row'],
    properties: {
      entity: { type: 'string', maxLength: 64 },
      row: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      before: {
        type: 'string',
        pattern: '^[1-9][0-9]{0,17}$',
        description: 'The `older` of a page',
      },
    },
  },
  response: {
    200: {
      description: 'Up to 20',
      ...objectOf(
        {
          data: { type: 'array', items: entry },
          related: { type: 'object', additionalProperties: ref('Related') },
          older: text,
        },
        ['older'],
      ),
    },
    ...mayRefuse(),
  },
}

/** `GET /bff-backoffice/history?entity=&row=&before=`: a `RowHistory`, for who may read the row; 403 and 404 as for the row itself. */
export const registerHistory = (app: FastifyInstance, { database, resources }: Workshop): void => {
  app.get<{ Querystring: Query }>(pathOf(endpoints.history), { schema }, async ({ principal, query }) => {
    const { entity, ...asked } = query
    const resource = resources.all.find((one) => one.entity.name === entity)
    if (!resource) throw malformed('entity')
    return rowHistory(database.kysely, { principal, resource, resources }, asked)
  })
}
