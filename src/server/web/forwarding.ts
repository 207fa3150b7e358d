import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { forwardingLine } from '../start/operatorWarnings.ts'

/** Tells the operator, once, that requests come through a proxy while none is trusted. */
export const warnOfForwarding = (app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void => {
  if (trustProxy.length > 0) return
  let told = false
  app.addHook('onRequest', ({ headers, socket }, _reply, done) => {
    if (!told && headers['x-forwarded-for'] !== undefined) {
      told = true
      console.error(forwardingLine(socket.remoteAddress ?? 'somewhere'))
    }
    done()
  })
}
