import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** Security headers of every answer (OWASP ASVS 5.0, 3.4); what is not said otherwise is not kept by caches. */
export const securityHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  const isHttps = config.publicUrl?.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...policy,
        ...(config.pageViewsUrl && { 'connect-src': ["'self'", config.pageViewsUrl.origin] }),
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    // Ignored, with a warning in the console, on an address that browsers do not trust.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
}
