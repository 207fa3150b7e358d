import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/**
 * Answers 503 with Retry-After at once when the process is so busy that waiting would be in vain.
 * Only the delay of the event loop is looked at: a loop in full use without delay is a server at work.
 */
export const refuseUnderPressure = async (app: FastifyInstance): Promise<void> => {
  await app.register(underPressure, { maxEventLoopDelay: 500, sampleInterval: 1000, retryAfter: 2 })
}
