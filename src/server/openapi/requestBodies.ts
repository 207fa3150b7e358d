import type { JsonSchema } from '#dsl/columns/kind.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isCreated } from './entitySchemas.ts'
import { pascal, ref } from './names.ts'

/** `{"search": "<JSON>"}`; what the JSON is stands in `contentSchema`. */
const searchBody = (entity: AnyEntity): JsonSchema => ({
  allOf: [ref('List')],
  properties: { search: { contentSchema: ref(`${pascal(entity.name)}Search`) } },
})

/** A list is asked for with `search`; any other body is a row to be created. */
export const listOrCreateBody = (entity: AnyEntity): JsonSchema =>
  isCreated(entity) ? { oneOf: [searchBody(entity), ref(`New${pascal(entity.name)}`)] } : searchBody(entity)

/** `batch` has what is around the rows, `line` what a row says besides its columns. */
const batchOf = (batch: string, line: string, { name }: AnyEntity): JsonSchema => ({
  allOf: [ref(batch)],
  properties: { batch: { type: 'array', items: { allOf: [ref(line), ref(`${pascal(name)}Input`)] } } },
})

/** A batch is for one institution, which its rows need not repeat. */
export const batchBody = (entity: AnyEntity): JsonSchema => batchOf('Batch', 'BatchLine', entity)

/** Rows that are there, each with the columns that change. */
export const updateBatchBody = (entity: AnyEntity): JsonSchema => batchOf('Changes', 'NamedRow', entity)

/** Rows that are there, and the institution that they are linked to. */
export const linkBody = (list: string): JsonSchema => ({
  type: 'object',
  properties: { [list]: ref('LinkedIds'), institution: ref('Id') },
  required: [list, 'institution'],
  additionalProperties: false,
})
