import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import packageJson from '../../../package.json' with { type: 'json' }
import { documentationGuard, type GuardParts } from './documentationGuard.ts'

/**
 * Describes the routes registered afterwards (OpenAPI 3.1), at `/openapi.json` and, to read and try, at `/docs`: for
 * everybody, or with `docs` closed for level 1.
 */
export const registerDocumentation = async (app: FastifyInstance, parts: GuardParts): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Pupitre', version: packageJson.version },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      security: [{ bearer: [] }],
    },
  })
  // Within a scope of its own, so that the guard stands before every file of it.
  await app.register(async (scope) => {
    if (parts.config.docs === 'closed') scope.addHook('onRequest', documentationGuard(parts))
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: documentationPolicy,
      uiConfig: { docExpansion: 'none', deepLinking: true },
    })
    let described: string | undefined
    scope.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
      described ??= JSON.stringify(app.swagger())
      return reply.type('application/json; charset=utf-8').send(described)
    })
  })
}

/** The documentation's own policy: its pages write style attributes, and hold nothing of the console. */
const documentationPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
