import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Hash of the empty string: Emotion starts its style element empty and fills it by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", emptyStyle],
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
      directives: isHttps ? { ...policy, 'upgrade-insecure-requests': [] } : policy,
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
