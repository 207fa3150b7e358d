import type { JsonSchema } from '#dsl/columns/kind.ts'
import { MOST_DETAILS } from '#protocol/limits.ts'
import { type ListRequest, MOST_ROWS } from '#protocol/list.ts'
import { idSchema, idsSchema } from '../resources/catalogue/ids.ts'
import { listSchema } from '../resources/read/listRequest.ts'
import { batchSchema, creationSchema, NEW_ROWS_MAX } from '../resources/routes/batchRequest.ts'
import { rowLine, rowsBatchSchema } from '../resources/routes/rowsBatch.ts'
import { ref } from './names.ts'

/** A schema that others refer to by its name. */
export type SharedSchema = JsonSchema & { readonly $id: string }

const detail: JsonSchema = {
  type: 'object',
  properties: {
    column: { type: 'string', description: 'The column of the body, or the part of the request.' },
    code: { type: 'integer', description: 'A code of the catalogue, as errorCode.' },
    line: { type: 'integer', minimum: 0, description: 'In batches: the index of the row.' },
    institution: { type: 'integer', description: 'In batches for several institutions: which one.' },
    reason: {
      type: 'string',
      description: 'What exactly is wrong: taken, notFound, wrongType, unknownColumn…',
    },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    clash: {
      type: 'object',
      description: 'Of what is taken, or there twice.',
      properties: {
        columns: { type: 'array', items: { type: 'string' }, description: 'Whose values another row has.' },
        entity: { type: 'string', description: 'Whose columns, where that is not the one written.' },
        row: { type: 'integer', description: 'The row that has them, where that is known.' },
      },
      required: ['columns'],
    },
  },
  required: ['column', 'code'],
}

const problem: SharedSchema = {
  $id: 'Problem',
  type: 'object',
  description: 'Why a request is refused. Nothing of it has been done.',
  properties: {
    errorCode: {
      type: 'integer',
      description:
        '406 incorrect value, 4062 invalid information, 419 required, 409 exists, 449 administrator exists; else the status.',
    },
    errors: { type: 'array', items: { type: 'string' }, description: 'Sentences in the person’s language.' },
    details: { type: 'array', items: ref('Detail'), maxItems: MOST_DETAILS },
  },
  required: ['errorCode', 'errors', 'details'],
}

const nullable: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] }

const nullables: JsonSchema = { type: 'array', items: nullable, maxItems: 1000 }

const { query, ...parts } = listSchema.properties

const search: readonly SharedSchema[] = [
  {
    $id: 'Filter',
    description:
      'Of a column: a value, several of which one is to match, null for rows that have none, `not` for any other, `any` for lists that hold one of them, from one value to another (both among them; of times of day also past midnight, `from` 22:00 `to` 06:00), or a text that it contains. Of a range, which `rangeBeginAt` names of a column `beginAt` whose values have an order: `from,to`, the first value is in, the last is not, an end left out is open; moments are days, instants or `now`, `now+1 year`, `now-3 months`.',
    anyOf: [
      nullable,
      nullables,
      { type: 'object', properties: { not: { anyOf: [nullable, nullables] } }, required: ['not'] },
      { type: 'object', properties: { any: nullables }, required: ['any'] },
      { type: 'object', properties: { from: nullable, to: nullable }, minProperties: 1 },
      { type: 'object', properties: { contains: { type: 'string' } }, required: ['contains'] },
    ],
  },
  {
    $id: 'Search',
    ...listSchema,
    description:
      'A page of a list: rows by values of columns, by institutions and by text, whatever its case and spaces. All columns where `select` is left out, 30 rows where `limit` is. With `keys` the page has `keys`, which ask for the rows `after` its last or `before` its first in the same order: at any depth as fast as the first page, and none is missed or comes twice when rows come and go meanwhile; `offset` counts from there. `related` names relations of which the page tells the labels, `institutions` asks where there are such rows.',
    properties: { ...parts, query: { ...query, additionalProperties: ref('Filter') } },
  },
]

const list: SharedSchema = {
  $id: 'List',
  type: 'object',
  properties: {
    search: {
      type: 'string',
      contentMediaType: 'application/json',
      // Of every list: what is made of the schema alone to show a call would be no JSON.
      examples: [JSON.stringify({ query: { id: [1] }, limit: 9 } satisfies ListRequest)],
    },
  },
  required: ['search'],
  additionalProperties: false,
}

/**
 * What is around rows. Of these it says only how many there may be: bodies say what they are (`requestBodies.ts`), and a list of
 * anything beside that would have generated clients take columns that there are not.
 */
const around = (batch: JsonSchema): JsonSchema => {
  const { type: _, items: __, ...many } = batch.properties?.batch ?? {}
  return { ...batch, properties: { ...batch.properties, batch: many } }
}

/** What the schemas of every resource are made of. */
export const sharedSchemas: readonly SharedSchema[] = [
  { $id: 'Id', ...idSchema },
  { $id: 'IdOrNull', ...idSchema, type: ['integer', 'null'] },
  { $id: 'Ids', ...idsSchema(1000) },
  { $id: 'IdsOrNull', ...idsSchema(1000), type: ['array', 'null'] },
  { $id: 'LinkedIds', ...idsSchema(NEW_ROWS_MAX), minItems: 1 },
  {
    $id: 'Stored',
    type: 'object',
    properties: { id: ref('Id'), version: { type: 'integer' } },
    required: ['id', 'version'],
  },
  problem,
  { $id: 'Detail', ...detail },
  ...search,
  list,
  {
    $id: 'Batch',
    description:
      'Rows, and the one institution that they are written in, or the institutions that they are created in: such rows have no `id`.',
    oneOf: [batchSchema({}), creationSchema({})].map(around),
  },
  {
    $id: 'BatchLine',
    type: 'object',
    properties: {
      id: {
        ...idSchema,
        type: ['integer', 'null'],
        description: 'A row that is updated, or linked; else one is created.',
      },
      version: {
        type: 'integer',
        minimum: 0,
        description: 'Of the row that the line is to find; 0: none. Any where it is not said.',
      },
    },
  },
  {
    $id: 'NamedRow',
    ...rowLine,
    description: 'A row that is there; without a version, whatever stands there.',
  },
  { $id: 'NamedRows', ...rowsBatchSchema(ref('NamedRow')) },
  { $id: 'Changes', ...around(rowsBatchSchema({})) },
  {
    $id: 'Count',
    type: 'integer',
    minimum: 0,
    description: 'How many rows there are, on all pages.',
  },
  {
    $id: 'Page',
    type: 'object',
    properties: {
      count: ref('Count'),
      institutions: idsSchema(MOST_ROWS),
      keys: {
        type: 'object',
        description: 'Not there of a page without rows.',
        properties: {
          first: { type: 'string', description: 'For `before`.' },
          last: { type: 'string', description: 'For `after`.' },
        },
        required: ['first', 'last'],
      },
      related: { type: 'object', additionalProperties: ref('Related') },
    },
    required: ['count'],
  },
  {
    $id: 'Related',
    type: 'object',
    description: 'Of a relation: the rows that the page points at, of a list its first ones.',
    properties: {
      labels: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: ref('Id'),
            label: { type: ['string', 'null'] },
            before: { type: ['string', 'null'], description: 'A label that stands first.' },
          },
          required: ['id', 'label'],
        },
      },
      complete: {
        ...idsSchema(MOST_ROWS),
        description: 'Rows whose list holds all there is where they are.',
      },
    },
    required: ['labels'],
  },
  {
    $id: 'RemovedRow',
    type: 'object',
    description: 'Of a shared row: those that it left, and that keep it.',
    properties: { id: ref('Id'), removedFrom: ref('Ids'), institution: ref('Ids') },
    required: ['id'],
  },
  {
    $id: 'BatchOutcome',
    type: 'object',
    description: 'Of a batch of links, `id` and `version` are those of the link.',
    properties: {
      line: { type: 'integer', minimum: 0, description: 'The index in the batch.' },
      id: ref('Id'),
      version: { type: 'integer' },
      outcome: {
        enum: ['created', 'updated', 'linked', 'unchanged'],
        description: '`unchanged`: it was there before.',
      },
    },
    required: ['line', 'id', 'version', 'outcome'],
  },
]
