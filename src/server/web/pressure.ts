import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '../errors.ts'

const SAMPLE_MS = 1000

/**
 * Answers 503 with Retry-After at once when the process is so busy that waiting would be in vain.
 * Only the delay of the event loop is looked at: a loop in full use without delay is a server at work. `maxEventLoopDelay` in milliseconds, the mean of the last second.
 */
export const refuseUnderPressure = async (app: FastifyInstance, maxEventLoopDelay: number): Promise<void> => {
  let readyAt = Number.POSITIVE_INFINITY
  app.addHook('onReady', async () => {
    readyAt = performance.now()
  })
  // What the start itself has cost is no pressure: two samples later it is out of the mean.
  const pressureHandler = async (): Promise<void> => {
    if (performance.now() - readyAt > 2 * SAMPLE_MS) throw new HttpProblem(503)
  }
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval: SAMPLE_MS, pressureHandler })
}
