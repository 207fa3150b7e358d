import type { JsonSchema } from '#dsl/columns/kind.ts'
import type { Resource } from '#server/resources/catalogue/resource.ts'
import { routeSchemas } from '#server/resources/routes/routeSchemas.ts'
import { fetchSchema } from './fetchBody.ts'
import { toWire } from './wire.ts'

const renamed = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: toWire(schema.properties as Record<string, unknown>),
})

/** What the OpenAPI document says of the service: the resource's own schemas, in the service's names. */
export const counterSchemas = (resource: Resource) => {
  const { post, put } = routeSchemas(resource)
  const [, insertion] = post.body.anyOf as [JsonSchema, JsonSchema]
  const one = post.response[201] as JsonSchema as { readonly properties: { readonly data: JsonSchema } }
  const row = renamed(one.properties.data)
  const answer = { ...one, properties: { data: row } }
  const { 200: _, 201: __, ...refusals } = post.response as Record<number, JsonSchema>
  const tags = ['counter service']
  return {
    fetch: {
      tags,
      summary: 'Lists the counters of institutions',
      body: fetchSchema,
      response: {
        200: {
          description: 'All that match, in order of id',
          type: 'object',
          properties: { result: { type: 'array', items: row } },
          required: ['result'],
        },
        ...refusals,
      },
    },
    insert: {
      ...post,
      tags,
      summary: 'Creates a counter',
      body: renamed(insertion),
      response: { 201: answer, ...refusals },
    },
    update: {
      ...put,
      tags,
      summary: 'Changes a counter',
      body: renamed(put.body as JsonSchema),
      response: { ...put.response, 200: answer },
    },
  }
}
