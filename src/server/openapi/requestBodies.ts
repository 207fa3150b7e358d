import type { JsonSchema } from '#dsl/columns/kind.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { rowsBatchSchema } from '../resources/routes/rowsBatch.ts'
import { isCreated } from './entitySchemas.ts'
import { pascal, ref } from './names.ts'

/** `{"search": "<JSON>"}`; what the JSON is stands in `contentSchema`. */
const searchBody = (entity: AnyEntity): JsonSchema => ({
  type: 'object',
  properties: {
    search: {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: ref(`${pascal(entity.name)}Search`),
    },
  },
  required: ['search'],
  additionalProperties: false,
})

/** A list is asked for with `search`; any other body is a row to be created. */
export const listOrCreateBody = (entity: AnyEntity): JsonSchema =>
  isCreated(entity) ? { oneOf: [searchBody(entity), ref(`New${pascal(entity.name)}`)] } : searchBody(entity)

/** A batch is for one institution, which its rows need not repeat. */
export const batchBody = (entity: AnyEntity): JsonSchema => ({
  allOf: [ref('Batch')],
  type: 'object',
  properties: {
    batch: { type: 'array', items: { allOf: [ref(`${pascal(entity.name)}Input`), ref('BatchLine')] } },
  },
})

/** Rows that are there, each with the columns that change. */
export const updateBatchBody = (entity: AnyEntity): JsonSchema =>
  rowsBatchSchema({ allOf: [ref('NamedRow'), ref(`${pascal(entity.name)}Input`)] })
