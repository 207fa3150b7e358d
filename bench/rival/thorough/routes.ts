import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Query, RivalDatabase } from '../database.ts'
import { type Caller, callerReader, demandReach, signIn } from './caller.ts'
import { type Answer, keyed } from './keyed.ts'
import { Refusal } from './refusal.ts'
import { auditSql, currentSql, insertSql, placeSql, recodeSql, updateSql } from './sql.ts'
import { changeOf, demandRight, newTimeCode, type TimeCode, valuesOf } from './timeCode.ts'

interface Row extends TimeCode {
  readonly id: number
  readonly version: number
  readonly institution: readonly number[]
}

/**
 * Time codes written by hand with all that ours does for them: who asks, the right on the institutions, the body, the
 * version, the key of the request, and the record; each statement prepared.
 */
export const registerThorough = (app: FastifyInstance, database: RivalDatabase): void => {
  const callerOf = callerReader(database)

  app.post<{ Body: { email: string; password: string } }>('/auth/login', async ({ body }) => ({
    data: { token: await signIn(database, body.email, body.password) },
  }))

  app.post('/thorough/rows', async (request, reply) => {
    const caller = await callerOf(request.headers.authorization)
    const { institution, ...row } = newTimeCode(request.body)
    demandReach(caller, institution)
    const write = (query: Query) => insert(query, caller, row, institution[0])
    return send(reply, keyed(database, caller, request, write))
  })

  app.put<{ Params: { id: string } }>('/thorough/rows/:id', async (request, reply) => {
    const caller = await callerOf(request.headers.authorization)
    const wanted = request.headers['if-match']
    const change = { id: Number(request.params.id), wanted, values: changeOf(request.body) }
    const write = (query: Query) => update(query, caller, change)
    return send(reply, keyed(database, caller, request, write))
  })
}

/** A code that the institution has is told by its unique index. */
const send = async (reply: FastifyReply, writing: Promise<Answer>) => {
  const { status, body } = await writing.catch((error: { code?: string }) => {
    throw error.code === '23505' ? new Refusal(409) : error
  })
  return reply.code(status).send(body)
}

const insert = async (query: Query, caller: Caller, row: TimeCode, institution: number): Promise<Answer> => {
  const [place] = await query<{ isConnected: boolean }>('place', placeSql, [institution])
  if (!place) throw new Refusal(400)
  demandRight(row, place.isConnected)
  const [stored] = await query<Row>('thorough insert', insertSql, [institution, ...valuesOf(row)])
  const data = { ...stored, institution: [institution] }
  await query('audit', auditSql, [
    caller.id,
    'insert',
    stored?.id,
    JSON.stringify([institution]),
    null,
    JSON.stringify(data),
  ])
  return { status: 201, body: { data } }
}

interface Change {
  readonly id: number
  readonly wanted: string | undefined
  readonly values: Partial<TimeCode>
}

const update = async (query: Query, caller: Caller, { id, wanted, values }: Change): Promise<Answer> => {
  const [found] = await query<Row & { isConnected: boolean }>('current', currentSql, [id])
  if (!found) throw new Refusal(404)
  const { isConnected, ...current } = found
  demandReach(caller, current.institution)
  if (wanted !== undefined && wanted !== '*' && wanted !== `"${current.version}"`) throw new Refusal(412)
  const next = { ...current, ...values }
  demandRight(next, isConnected)
  const [stored] = await query<Row>('thorough update', updateSql, [id, ...valuesOf(next)])
  if (next.code !== current.code) await query('recode', recodeSql, [id, next.code])
  const data = { ...stored, institution: current.institution }
  await query('audit', auditSql, [
    caller.id,
    'update',
    id,
    JSON.stringify(current.institution),
    JSON.stringify(current),
    JSON.stringify(data),
  ])
  return { status: 200, body: { data } }
}
