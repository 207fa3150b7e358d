import type { FastifyInstance } from 'fastify'
import { services } from '#client/services.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { refused } from '../openapi/refusals.ts'

const schema = {
  tags: ['server'],
  operationId: 'readConfiguration',
  summary: 'What the browser needs to know first',
  security: [],
  response: {
    200: {
      description:
        'Where the services answer, where the console keeps its token, and the version of the server',
      type: 'object',
      properties: {
        bases: { type: 'object', additionalProperties: { type: 'string' } },
        tokenStore: { enum: ['memory', 'localStorage'] },
        version: { type: 'string' },
      },
      required: ['bases', 'tokenStore', 'version'],
    },
    ...refused('default'),
  },
} as const

/** `GET /config.json`. */
export const registerInfo = (app: FastifyInstance, config: Config): void => {
  const told = { bases: services, tokenStore: config.tokenStore, version: packageJson.version }
  app.get('/config.json', { schema }, async () => told)
}
