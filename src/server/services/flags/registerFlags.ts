import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#dsl/catalogue.ts'
import { criteriaOf } from '#dsl/columns/column.ts'
import { asksFor } from '#engine/criteria.ts'
import { endpoints, pathOf } from '#protocol/services.ts'
import { mayRefuse } from '#server/openapi/refusals.ts'
import type { Config } from '../../config.ts'

const schema = {
  tags: ['flags'],
  operationId: 'readFlags',
  summary: 'Feature flags, on unless the configuration says otherwise',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { userAgent: { type: 'string', maxLength: 1000 } },
  },
  response: {
    200: {
      description: 'Every flag by its name',
      type: 'object',
      properties: {
        data: {
          type: 'object',
          properties: { flags: { type: 'object', additionalProperties: { type: 'boolean' } } },
          required: ['flags'],
        },
      },
      required: ['data'],
    },
    ...mayRefuse(),
  },
} as const

/** Every flag that a criterion of the catalogue names, with its value: on where the configuration says nothing. */
export const flagsOf = (catalogue: Catalogue, config: Config): Record<string, boolean> => {
  const criteria = [
    ...[...catalogue.entities.values()].flatMap((entity) =>
      Object.values(entity.columns).flatMap(criteriaOf),
    ),
    ...[...catalogue.tables.values()].map((table) => table.show),
  ]
  const named = asksFor(criteria).flags.map((flag) => [flag, true])
  return { ...Object.fromEntries(named), ...config.flags }
}

/** `POST /flags`: `{data: {flags: {[name]: boolean}}}`. */
export const registerFlags = (app: FastifyInstance, flags: Readonly<Record<string, boolean>>): void => {
  app.post(pathOf(endpoints.flags), { schema }, async () => ({ data: { flags } }))
}
