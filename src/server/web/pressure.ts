import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/**
 * Answers 503 with Retry-After at once when the process is so busy that waiting would be in vain.
 * Only the delay of the event loop is looked at: a loop in full use without delay is a server at work. `maxEventLoopDelay` in milliseconds, the mean of the last second.
 */
export const refuseUnderPressure = async (app: FastifyInstance, maxEventLoopDelay: number): Promise<void> => {
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval: 1000, retryAfter: 2 })
}
