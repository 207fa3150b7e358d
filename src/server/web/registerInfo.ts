import type { FastifyInstance } from 'fastify'
import { services } from '#client/services.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { HttpProblem } from '../errors.ts'

const healthSchema = {
  tags: ['server'],
  summary: '200 when the database answers, else 503',
  security: [],
} as const
const configSchema = {
  tags: ['server'],
  summary: 'What the browser needs to know first',
  security: [],
} as const

/** How long the database may take to answer the health check, in milliseconds. */
const patience = 2000

/** `GET /healthz` and `GET /config.json`. */
export const registerInfo = (
  app: FastifyInstance,
  { config, database }: { config: Config; database: Database },
): void => {
  // Asked also when the server is busy: being busy is not being ill.
  const unpressed = { pressureHandler: () => {} }
  app.get('/healthz', { schema: healthSchema, config: unpressed }, async (request, reply) => {
    if (await answers(database)) return { status: 'ok', engine: database.engine }
    request.log.error('the database does not answer')
    reply.header('retry-after', 5)
    throw new HttpProblem(503)
  })
  const told = { bases: services, tokenStore: config.tokenStore, version: packageJson.version }
  app.get('/config.json', { schema: configSchema }, async () => told)
}

const answers = async (database: Database): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const asked = database.ping().then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
