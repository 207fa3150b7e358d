import { expect, it, onTestFinished } from 'vitest'
import type { Detail } from '#protocol/problem.ts'
import { signedIn } from '../auth/browser.ts'
import { forEachEngine, type OpenFresh } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer } from '../testServer.ts'

const PATH = '/counter-service/counter'
const counter = { institution: 1, whichCounter: 1, limitType: 0, status: 1, isActive: true, starter: 28 }

const openService = async (open: OpenFresh) => {
  const server = await openTestServer(open)
  onTestFinished(() => server.close())
  const { app, database } = server
  const tokens = new Map<string, string>()
  const call = async (who: string, method: 'POST' | 'PUT', url: string, payload: object, headers = {}) => {
    const token = tokens.get(who) ?? (await signedIn(app, who)).token
    tokens.set(who, token)
    const authorization = `Bearer ${token}`
    const answer = await app.inject({ method, url, payload, headers: { authorization, ...headers } })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  const { provider, director } = people
  return {
    database,
    provider,
    director,
    /** As level 1. */
    post: (payload: object, headers = {}) => call(provider, 'POST', PATH, payload, headers),
    put: (id: number, payload: object, version = 1) =>
      call(provider, 'PUT', `${PATH}/${id}`, payload, { 'if-match': `"${version}"` }),
    fetch: (payload: object, who: string = provider) => call(who, 'POST', `${PATH}/fetch`, payload),
    call,
  }
}

forEachEngine('the counter service', ({ open }) => {
  it('creates, changes and lists counters, the worker type being called status [console 7.3.15, console 3.1.22]', async () => {
    const { post, put, fetch } = await openService(open)
    const created = await post({ ...counter, id: -3, limitValue: 0 })
    expect([created.status, created.body.data]).toEqual([
      201,
      { ...counter, id: 1, version: 1, limitValue: null },
    ])
    await post({ ...counter, institution: 2, status: 0, limitValue: '480' })
    const changed = await put(1, { ...counter, id: 1, isActive: false, limitValue: 2100 })
    expect([changed.status, changed.body.data]).toEqual([
      200,
      { ...counter, id: 1, version: 2, isActive: false, limitValue: 2100 },
    ])
    const unlimited = await put(1, { limitValue: 'sans limite' }, 2)
    expect(unlimited.body.data.limitValue).toBeNull()
    const { status, body } = await fetch({ idInstitutions: [1, 2], whichCounter: 1, limitType: 0 })
    expect(status).toBe(200)
    expect(body.result).toMatchObject([
      { id: 1, institution: 1, status: 1, limitValue: null },
      { id: 2, institution: 2, status: 0, limitValue: 480 },
    ])
    expect(
      (await fetch({ idInstitutions: [1, 2], whichCounter: 1, limitType: 0, status: 0 })).body.result,
    ).toEqual([body.result[1]])
  })

  it('takes what is no number as no limit from other clients, and refuses it from the form [console 5.15]', async () => {
    const { post, put, call, provider } = await openService(open)
    await post({ ...counter, limitValue: 2880 })
    for (const limitValue of ['12 missions', -5, 35.5]) {
      const { status, body } = await call(
        provider,
        'PUT',
        '/api/v2/counter/1',
        { limitValue },
        { 'if-match': '"1"' },
      )
      expect([status, body.details]).toMatchObject([400, [{ column: 'limitValue', code: 406 }]])
    }
    expect((await put(1, { limitValue: '12 missions' })).body.data.limitValue).toBeNull()
  })

  it('refuses in its own names what the resource refuses', async () => {
    const { post, put, fetch } = await openService(open)
    const refusal = ({ status, body }: Awaited<ReturnType<typeof post>>) => [
      status,
      body.errorCode,
      body.details.map(({ column, code }: { column: string; code: number }) => [column, code]),
    ]
    expect(refusal(await post({ ...counter, status: null }))).toEqual([400, 419, [['status', 419]]])
    expect(refusal(await post({ ...counter, statut: 1 }))).toEqual([400, 400, [['statut', 400]]])
    expect(refusal(await post({ ...counter, starter: 32 }))).toEqual([400, 406, [['starter', 406]]])
    expect(refusal(await post({ ...counter, whichCounter: 3 }))).toEqual([400, 406, [['whichCounter', 406]]])
    expect((await post(counter)).status).toBe(201)
    const twice = await post(counter)
    expect([twice.status, twice.body.errorCode]).toEqual([409, 409])
    expect(twice.body.details.flatMap(({ clash }: Detail) => clash?.columns)).toContain('status')
    expect(refusal(await put(1, { status: 0 }))).toEqual([400, 406, [['status', 406]]])
    const stale = await put(1, { isActive: false }, 7)
    expect([stale.status, stale.body.data]).toMatchObject([412, { status: 1, version: 1 }])
    expect((await put(9, { isActive: false })).status).toBe(404)
    expect(refusal(await fetch({}))).toEqual([400, 419, [['idInstitutions', 419]]])
    expect(refusal(await fetch({ idInstitutions: [1], name: 'x' }))).toEqual([400, 400, [['name', 400]]])
  })

  it('lets those attached read their own institutions, and level 1 alone write', async () => {
    const { post, fetch, call, director } = await openService(open)
    await post(counter)
    expect((await fetch({ idInstitutions: [1] }, director)).body.result).toHaveLength(1)
    expect((await fetch({ idInstitutions: [1, 3] }, director)).status).toBe(403)
    expect((await call(director, 'POST', PATH, { ...counter, status: 0 })).status).toBe(403)
    const put = await call(director, 'PUT', `${PATH}/1`, { isActive: false }, { 'if-match': '"1"' })
    expect(put.status).toBe(403)
    expect((await fetch({ idInstitutions: [1] })).body.result).toMatchObject([{ isActive: true, version: 1 }])
  })

  it('writes once for a key, and records every write', async () => {
    const { post, database } = await openService(open)
    const key = { 'idempotency-key': 'once' }
    const first = await post(counter, key)
    const again = await post(counter, key)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(again.headers['idempotency-replayed']).toBe('true')
    const { rows } = await database.session((session) =>
      session.query(`select "action", "institutions" from "audit" where "entity" = 'counter'`),
    )
    expect(rows).toEqual([{ action: 'insert', institutions: [1] }])
  })
})
