import type { FastifyReply } from 'fastify'
import { HttpProblem } from '../../errors.ts'

/** 429 with the seconds to wait in `Retry-After`. */
export const tooMany = (reply: FastifyReply, wait: number): HttpProblem => {
  reply.header('retry-after', wait)
  return new HttpProblem(429)
}
