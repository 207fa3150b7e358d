import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Query, RivalDatabase } from '../database.ts'
import type { Caller } from './caller.ts'
import { Refusal } from './refusal.ts'
import { claimSql, keepSql, keptSql } from './sql.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Writes once for the key of a request, which is kept with its answer in the transaction of the write. Throws Refusal 422. */
export const keyed = (
  database: RivalDatabase,
  caller: Caller,
  request: FastifyRequest,
  write: (query: Query) => Promise<Answer>,
): Promise<Answer> =>
  database.transaction(async (query) => {
    const { method, url, headers, body } = request
    const key = headers['idempotency-key']
    if (key === undefined) return write(query)
    const said = JSON.stringify([method, url, headers['if-match'], body])
    const fingerprint = createHash('sha256').update(said).digest('base64url')
    const claimed = await query('claim', claimSql, [caller.id, key, fingerprint])
    if (claimed.length === 0) {
      const [kept] = await query<Answer & { fingerprint: string }>('kept', keptSql, [caller.id, key])
      if (kept?.fingerprint !== fingerprint) throw new Refusal(422)
      return kept
    }
    const answer = await write(query)
    await query('keep', keepSql, [caller.id, key, answer.status, JSON.stringify(answer.body)])
    return answer
  })
