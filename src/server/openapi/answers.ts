import type { Catalogue } from '#dsl/catalogue.ts'
import type { JsonSchema } from '#dsl/columns/kind.ts'
import { isWritten } from './entitySchemas.ts'
import { pascal, ref } from './names.ts'
import { objectOf } from './objects.ts'
import { refusals } from './refusals.ts'

/** A response as a route declares it: its schema with a description. */
type Answer = JsonSchema & { readonly description: string }

/** `{data}`: all that is answered in one value. */
export const dataAnswer = (description: string, data: JsonSchema): Answer => ({
  description,
  ...objectOf({ data }),
})

/** `{data, count}`: one answer a line. */
const lines = (items: JsonSchema, description: string): Answer => ({
  description,
  type: 'object',
  properties: { data: { type: 'array', items }, count: ref('Count') },
  required: ['data', 'count'],
})

/** `{data}`: one row, as it is after a write. `row`: the name of its schema. */
export const rowAnswer = (row: string): Answer => dataAnswer('The row as it is now', ref(row))

/** 412: a `Problem`, and the row as it is. */
export const staleAnswer: Answer = {
  description: 'Somebody has changed the row: `data` is the row as it is, all columns',
  allOf: [ref('Problem')],
  type: 'object',
  properties: {
    data: ref('Stored'),
  },
  required: ['data'],
}

/** `{data, count}`: a page, how many rows there are, and what else was asked for. */
export const pageAnswer = (row: string): Answer => ({
  description: 'A page',
  allOf: [ref('Page')],
  properties: { data: { type: 'array', items: ref(row) } },
  required: ['data'],
})

const removed = ref('RemovedRow')
export const removedAnswer: Answer = dataAnswer('Removed', removed)
export const removedRowsAnswer: Answer = lines(removed, 'Removed, all of them')
export const batchAnswer: Answer = lines(ref('BatchOutcome'), 'What became of each row')
export const doneAnswer: Answer = dataAnswer('Done', { type: 'object', additionalProperties: false })

/** Answers of several routes, by the name under which the document shares them. */
const sharedAnswers = (catalogue: Catalogue): Readonly<Record<string, Answer>> => ({
  Stale: staleAnswer,
  Removed: removedAnswer,
  RemovedRows: removedRowsAnswer,
  Batch: batchAnswer,
  Done: doneAnswer,
  ...Object.fromEntries(
    [...catalogue.entities.values()]
      .filter(isWritten)
      .map(({ name }) => [pascal(name), rowAnswer(pascal(name))]),
  ),
})

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

/** A schema with its references as they are in the document. */
const inDocument = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replace(/"\$ref":"(\w+)#"/g, '"$ref":"#/components/schemas/$1"'))

/** The shared responses as OpenAPI writes them: answers to writes, and refusals. */
export const sharedResponses = (catalogue: Catalogue) => ({
  ...Object.fromEntries(
    Object.entries(sharedAnswers(catalogue)).map(([name, answer]) => {
      const { description, ...schema } = answer
      return [
        name,
        {
          description,
          content: { 'application/json': { schema: inDocument(schema) } },
        },
      ]
    }),
  ),
  ...Object.fromEntries(
    Object.values(refusals).map(([name, description]) => [
      name,
      {
        description,
        headers: retryAfter,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  ),
})
