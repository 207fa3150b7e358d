import type { FastifyReply } from 'fastify'

/** Says something else than the console's policy does, of this answer alone. */
export const changePolicy = (reply: FastifyReply, from: string, to: string): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy'))
  return reply.header('content-security-policy', policy.replace(from, to))
}
