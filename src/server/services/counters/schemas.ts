import type { AnyEntity } from '#dsl/entities/entity.ts'
import { rowAnswer, staleAnswer } from '#server/openapi/answers.ts'
import { answeredColumns, neededColumns, writtenColumns } from '#server/openapi/columns.ts'
import { ref } from '#server/openapi/names.ts'
import { parametersOf } from '#server/openapi/parameters.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import type { SharedSchema } from '#server/openapi/sharedSchemas.ts'
import { fetchSchema } from './fetchBody.ts'
import { toWire } from './wire.ts'

const ROW = 'CounterServiceCounter'
const INPUT = `${ROW}Input`

/** The resource's own columns, in the service's names. */
export const counterSharedSchemas = (entity: AnyEntity): SharedSchema[] => {
  const columns = toWire(answeredColumns(entity))
  return [
    {
      $id: ROW,
      type: 'object',
      properties: { id: ref('Id'), version: { type: 'integer' }, ...columns },
      required: ['id', 'version', ...Object.keys(columns)],
    },
    {
      $id: INPUT,
      type: 'object',
      properties: {
        id: { type: ['integer', 'null'], description: 'As in the path; negative or null for a new counter.' },
        ...toWire(writtenColumns(entity)),
        limitValue: {
          type: ['number', 'string', 'null'],
          description: 'No limit where it is 0 or no number.',
        },
      },
    },
  ]
}

/** What the OpenAPI document says of the service. */
export const counterSchemas = (entity: AnyEntity) => {
  const tags = ['counter-service']
  return {
    fetch: {
      tags,
      operationId: 'fetchCounters',
      summary: 'List the counters of institutions',
      body: fetchSchema,
      response: {
        200: {
          description: 'All that match, in order of id',
          type: 'object',
          properties: { result: { type: 'array', items: ref(ROW) } },
          required: ['result'],
        },
        ...mayRefuse(),
      },
    },
    insert: {
      tags,
      operationId: 'createFetchedCounter',
      summary: 'Create a counter',
      ...parametersOf('IdempotencyKey'),
      body: { allOf: [ref(INPUT)], required: Object.keys(toWire(required(entity))) },
      response: { 201: rowAnswer(ROW), ...mayRefuse() },
    },
    update: {
      tags,
      operationId: 'updateFetchedCounter',
      summary: 'Change a counter',
      ...parametersOf('Id', 'IdempotencyKey', 'IfMatch'),
      body: ref(INPUT),
      response: {
        200: rowAnswer(ROW),
        ...mayRefuse(),
        412: staleAnswer,
      },
    },
  }
}

const required = (entity: AnyEntity): Record<string, true> =>
  Object.fromEntries(neededColumns(entity).map((name) => [name, true]))
