import type { FastifyInstance } from 'fastify'
import { services } from '#client/services.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'

const schema = {
  tags: ['server'],
  summary: 'What the browser needs to know first',
  security: [],
} as const

/** `GET /config.json`. */
export const registerInfo = (app: FastifyInstance, config: Config): void => {
  const told = { bases: services, tokenStore: config.tokenStore, version: packageJson.version }
  app.get('/config.json', { schema }, async () => told)
}
