import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, signedIn } from '../auth/browser.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await openTestServer()
  browser = await signedIn(server.app, people.provider)
})
afterAll(() => server.close())

it.each([
  ['POST', '/auth/sso/trial', {}, 'institution', 'missingField'],
  ['POST', '/auth/sso/trial', { institution: '1' }, 'institution', 'wrongType'],
  ['POST', '/auth/sso/trial', { institution: 1, more: 1 }, 'more', 'unknownColumn'],
  ['DELETE', '/auth/sso/people', undefined, 'institution', 'missingField'],
  ['DELETE', '/auth/sso/people?institution=x', undefined, 'institution', 'wrongType'],
  ['DELETE', '/auth/locked-accounts/abc', undefined, 'admin', 'wrongType'],
  ['POST', '/messaging/messages/1.5/send', {}, 'id', 'wrongType'],
  ['POST', '/auth/password/reset', { token: 5, newPassword: 'a long enough one' }, 'token', 'wrongType'],
] as const)(
  '%s %s with %j is told what is wrong with it: %s %s',
  async (method, url, payload, column, reason) => {
    const answer = await browser.send({ method, url, ...(payload && { payload }) })
    expect([answer.statusCode, answer.json().details]).toEqual([
      400,
      expect.arrayContaining([{ column, code: 400, reason }]),
    ])
  },
)

it.each(['application/json', 'application/json; charset=iso-8859-1'])(
  'a body of %s in another encoding than UTF-8 is refused, and one in UTF-8 is read',
  async (type) => {
    const send = (encoding: 'latin1' | 'utf8') =>
      browser.send({
        method: 'POST',
        url: '/api/v2/pole',
        headers: { 'content-type': type },
        payload: Buffer.from(JSON.stringify({ name: `Pôle ${type}`, institution: [1] }), encoding),
      })
    const refused = await send('latin1')
    expect([refused.statusCode, refused.json().details]).toEqual([
      400,
      [{ column: 'body', code: 400, reason: 'unreadableText' }],
    ])
    const made = await send('utf8')
    expect([made.statusCode, made.json().data?.name]).toEqual([201, `Pôle ${type}`])
  },
)

// Fails where what walks a body in steps of its own ends with the stack.
it('a body of brackets within brackets is refused, under a key too, wherever it is written', async () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const send = async (method: 'POST' | 'PUT', path: string, payload: string, keyed: boolean) => {
    const key = { 'idempotency-key': `${path} ${payload.length}` }
    const headers = { 'content-type': 'application/json', ...(keyed && key) }
    const answer = await browser.send({ method, url: `/api/v2/${path}`, headers, payload })
    return [answer.statusCode, answer.json().details]
  }
  const licence = (levels: number) => `{"service":${nested(levels)}}`
  for (const keyed of [false, true]) {
    for (const levels of [100, 5000, 400_000]) {
      const deep = [400, [{ column: 'body', code: 400, reason: 'wrongFormat' }]]
      const batch = `{"IDInstitution":1,"batch":[{"name":${nested(levels)}}]}`
      expect(await send('PUT', 'institution-has-admin/1', licence(levels), keyed)).toEqual(deep)
      expect(await send('POST', 'service', `{"name":${nested(levels)}}`, keyed)).toEqual(deep)
      expect(await send('POST', 'service/upsert-batch', batch, keyed)).toEqual(deep)
      expect(await send('POST', 'schedule', `{"search":${nested(levels)}}`, keyed)).toEqual(deep)
    }
    const shallow = await send('PUT', 'institution-has-admin/1', licence(3), keyed)
    expect(shallow).toEqual([400, [{ column: 'service', code: 406, reason: 'wrongType' }]])
    const search = JSON.stringify({ search: `{"query":{"code":${nested(5000)}}}` })
    expect((await send('POST', 'schedule', search, false))[0]).toBe(400)
  }
})

// Fails where an answer is several times as long as what it refuses.
it('of thousands of things that are wrong a hundred are told', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 90_000 }, (_, n) => [`c${n}`, 1]))
  const refusal = async (url: string, payload: object) => {
    const answer = await browser.send({ method: 'POST', url: `/api/v2/${url}`, payload })
    return [answer.statusCode, answer.json().details.length]
  }
  expect(await refusal('schedule', unknown)).toEqual([400, 100])
  expect(await refusal('schedule/upsert-batch', unknown)).toEqual([400, 100])
  expect(await refusal('schedule/upsert-batch', { IDInstitution: 1, batch: [unknown] })).toEqual([400, 100])
  expect(await refusal('schedule/update-batch', { batch: [{ id: 1, ...unknown }] })).toEqual([400, 100])
  expect(await refusal('schedule/remove-batch', { batch: [{ id: 1, ...unknown }] })).toEqual([400, 100])
  expect(await refusal('institution-has-schedule/batch', unknown)).toEqual([400, 100])
})
