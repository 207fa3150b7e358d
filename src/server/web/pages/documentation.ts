import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { documentOptions } from '../../openapi/document.ts'
import { entitySchemas } from '../../openapi/entitySchemas.ts'
import { examples } from '../../openapi/examples.ts'
import { sharedSchemas } from '../../openapi/sharedSchemas.ts'
import { shareSchemas } from '../../openapi/shareSchemas.ts'
import { shareParts } from '../../openapi/sharing.ts'
import type { AuthContext } from '../../services/auth/principal/authContext.ts'
import { documentationGuard } from './documentationGuard.ts'

/**
 * Describes the routes registered afterwards (OpenAPI 3.1), at `/openapi.json` and, to read and try, at `/docs`: for
 * everybody, or with `docs` closed for level 1.
 */
export const registerDocumentation = async (app: FastifyInstance, auth: AuthContext): Promise<void> => {
  const { catalogue, config } = auth
  shareSchemas(app, sharedSchemas)
  for (const entity of catalogue.entities.values())
    shareSchemas(app, entitySchemas(entity), { word: 'entity', name: entity.name })
  await app.register(swagger, {
    openapi: documentOptions(catalogue),
    // Schemas are shared under the names that they were added with.
    refResolver: { buildLocalReference: (schema, _base, _fragment, n) => String(schema.$id ?? `schema${n}`) },
    convertConstToEnum: false,
    transformObject: shareParts(examples(catalogue)),
  })
  // Within a scope of its own, so that the guard stands before every file of it.
  await app.register(async (scope) => {
    if (config.docs === 'closed') scope.addHook('onRequest', documentationGuard(auth))
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
