import type { Columns } from '#dsl/columns/column.ts'
import type { JsonSchema } from '#dsl/columns/kind.ts'
import { isSetName } from '#dsl/entities/secret.ts'
import { columnSchema, rowSchema } from '#engine/shape.ts'
import type { Resource } from '../catalogue/resource.ts'
import { idSchema, idsSchema } from '../write/submission.ts'
import { batchSchema, creationSchema, linkBatchSchema } from './batchRequest.ts'

/**
 * What the OpenAPI document says of the routes. Bodies are checked by the handlers, which answer with codes and
 * columns; these schemas are made of the same parts.
 */
const answer = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { data },
  required: ['data'],
})

const problem: JsonSchema = {
  type: 'object',
  properties: {
    errorCode: { type: 'integer' },
    errors: { type: 'array', items: { type: 'string' } },
    details: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          column: { type: 'string' },
          code: { type: 'integer' },
          line: { type: 'integer' },
          reason: { type: 'string' },
        },
        required: ['column', 'code'],
      },
    },
  },
  required: ['errorCode', 'errors', 'details'],
}

const described = (schema: JsonSchema, description: string) => ({ description, ...schema })
const refusals = (...codes: number[]) =>
  Object.fromEntries([400, 401, 403, ...codes].map((code) => [code, described(problem, `Refused: ${code}`)]))

/** A row as it is answered; every column is told, null where it is empty. */
const rowAnswer = ({ entity, link }: Resource): JsonSchema => {
  const columns = Object.entries(entity.columns as Columns).map(([name, c]) =>
    c.options.secret
      ? [isSetName(name), { type: 'boolean' }]
      : [name, { anyOf: [columnSchema(c), { type: 'null' }] }],
  )
  return {
    type: 'object',
    properties: {
      id: idSchema,
      version: { type: 'integer' },
      ...Object.fromEntries(columns),
      ...(link && { institution: { type: 'array', items: idSchema } }),
    },
    required: ['id', 'version'],
  }
}

const searchBody: JsonSchema = {
  type: 'object',
  properties: {
    search: {
      type: 'string',
      description:
        'JSON: {select, query, limit, offset, orderby: [{columnName, orientation}], text: {value, columns}}',
    },
  },
  required: ['search'],
  additionalProperties: false,
}

const params: JsonSchema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }
const keyed = { 'idempotency-key': { type: 'string', description: 'Makes a retry safe for 24 hours.' } }
const headers: JsonSchema = { type: 'object', properties: keyed }
const versioned: JsonSchema = {
  type: 'object',
  properties: { ...keyed, 'if-match': { type: 'string', description: 'The version changed: "3".' } },
}

export const routeSchemas = (resource: Resource) => {
  const { entity, link } = resource
  const tags = [entity.wire.resource]
  const row = rowSchema(entity) as { properties: Record<string, JsonSchema> }
  const insertion = link ? { ...row, properties: { ...row.properties, institution: idsSchema(1000) } } : row
  const one = described(answer(rowAnswer(resource)), 'The row as it is now')
  const page = {
    ...described(answer({ type: 'array', items: rowAnswer(resource) }), 'A page and how many rows there are'),
  }
  const lines = described(answer({ type: 'array', items: { type: 'object' } }), 'One outcome a line')
  return {
    post: {
      tags,
      summary: `Lists ${entity.wire.resource} (with search) or inserts one`,
      headers,
      body: { anyOf: [searchBody, insertion] },
      response: { 200: page, 201: one, ...refusals(409, 422) },
    },
    put: {
      tags,
      summary: `Changes columns of one ${entity.wire.resource}`,
      params,
      headers: versioned,
      body: row,
      response: { 200: one, ...refusals(404, 409, 412, 422, 428) },
    },
    remove: {
      tags,
      summary: `Removes one ${entity.wire.resource}, with its effects`,
      params,
      headers: versioned,
      querystring: { type: 'object', properties: { institutions: { type: 'string' } } },
      response: {
        200: described(answer({ type: 'object', properties: { id: idSchema } }), 'Removed'),
        ...refusals(404, 409, 412, 422),
      },
    },
    batch: {
      tags,
      summary: `Creates, updates or links up to 100 ${entity.wire.resource} in one institution, or creates them in several`,
      headers,
      body: {
        anyOf: [
          batchSchema({ ...row, properties: { ...row.properties, id: idSchema } }),
          creationSchema(row),
        ],
      },
      response: { 200: lines, ...refusals(409, 422) },
    },
    linkBatch: (plural: string) => ({
      tags,
      summary: `Links up to 100 ${plural} to an institution`,
      headers,
      body: linkBatchSchema(plural),
      response: { 200: lines, ...refusals(409, 422) },
    }),
  }
}
