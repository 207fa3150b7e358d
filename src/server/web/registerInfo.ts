import type { FastifyInstance } from 'fastify'
import { type Configuration, configurationPath, tokenStoreNames } from '#protocol/configuration.ts'
import { sessionHint } from '#protocol/services/session.ts'
import { services } from '#protocol/services.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { mayRefuse } from '../openapi/refusals.ts'

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
        tokenStore: { enum: tokenStoreNames },
        version: { type: 'string' },
        mobileLogin: { type: 'string', description: 'Where telephones go after logging out.' },
        profile: { type: 'string', description: 'Where people see what is known of them, elsewhere.' },
        navigation: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Where the links of the navigation bar lead, by their names.',
        },
        companyDomain: {
          type: 'string',
          description: 'Of e-mail addresses of the company that runs the server.',
        },
        pageViews: { type: 'string', description: 'Where to tell which screens are opened.' },
        sessionHint: { type: 'string', description: 'Name of a cookie, there while there may be a session.' },
      },
      required: ['bases', 'tokenStore', 'version'],
    },
    ...mayRefuse(),
  },
} as const

/** `GET /config.json`. */
export const registerInfo = (app: FastifyInstance, config: Config): void => {
  const told: Configuration = {
    bases: services,
    tokenStore: config.tokenStore,
    version: packageJson.version,
    sessionHint,
    ...(config.mobileLoginUrl && { mobileLogin: config.mobileLoginUrl.href }),
    ...(config.profileUrl && { profile: config.profileUrl.href }),
    ...config.settings,
    navigation: config.navigation,
    ...(config.pageViewsUrl && { pageViews: config.pageViewsUrl.href }),
  }
  app.get(configurationPath, { schema }, async () => told)
}
