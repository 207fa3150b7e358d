import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from '../../../errors.ts'
import { languageOf, sentence } from '../../../sentences.ts'
import { account } from './allowances.ts'
import type { Refusal } from './attempts.ts'

export interface Asking {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Of the body, under which the answer is to be shown. */
  readonly column: string
}

/** 429 with the seconds to wait in `Retry-After`, and a sentence that says until when. */
export const tooMany = ({ by, seconds }: Refusal, { request, reply, column }: Asking): HttpProblem => {
  reply.header('retry-after', seconds)
  const end = Date.now() + seconds * 1000
  const reason = by.sort === account.sort ? 'accountLocked' : seconds < 60 ? 'waitSeconds' : 'waitUntil'
  // The server does not know the clock on the wall of whoever asks; the console tells the time by it.
  const minute = new Date(Math.ceil(end / 60_000) * 60_000).toISOString()
  const params = { seconds, time: `${minute.slice(11, 16)} UTC` }
  return new HttpProblem(429, {
    exactly: sentence(reason, languageOf(request), params),
    details: [{ column, code: 429, reason, params: { seconds, until: new Date(end).toISOString() } }],
  })
}
