import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resourceEndpoint } from '#protocol/resource.ts'
import { pathOf } from '#protocol/services.ts'
import { catalogue } from '#schemas'
import { people as accounts, password } from '#tests/server/people.ts'
import { openTestServer, type TestServer } from '#tests/server/testServer.ts'
import { agencies } from './described/agencies.ts'
import { type DescribedCall, type Kept, search } from './described/call.ts'
import { organisation } from './described/organisation.ts'
import { payroll } from './described/payroll.ts'
import { people } from './described/people.ts'
import { signOn } from './described/signOn.ts'
import { templates } from './described/templates.ts'
import { time } from './described/time.ts'

// Every line of §7, as a client makes it that knows nothing of ours: no If-Match, no Idempotency-Key. In order: ids are kept.
describe('a client of the described protocol [console 7.1, console 7.2, console 7.3.1, console 7.3.2, console 7.3.3, console 7.3.4, console 7.3.5, console 7.3.6, console 7.3.7, console 7.3.8, console 7.3.9, console 7.3.10, console 7.3.11, console 7.3.12, console 7.3.13, console 7.3.14, console 7.3.15, console 7.3.16, console 9.2]', () => {
  let server: TestServer
  let base: string
  let token: string
  const kept: Kept = {}

  const send = async (method: string, url: string, body?: object) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${base}${url}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'cache-control': 'no-cache',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, headers: answer.headers, body: JSON.parse((await answer.text()) || '{}') }
  }

  beforeAll(async () => {
    server = await openTestServer()
    base = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { body } = await send('POST', '/auth/login', { email: accounts.provider, password })
    token = body.data.token
  })
  afterAll(() => server.close())

  const urlOf = ({ url }: DescribedCall): string =>
    url.replace(/\{(\w+)\}/g, (_, name: string) => String(kept[name]))

  const calls = { organisation, people, time, payroll, agencies, signOn, templates }
  for (const [area, list] of Object.entries(calls))
    describe(`${area} [console 3.1.4, console 3.1.5, console 3.1.6, console 3.1.7, console 3.1.13, console 3.1.14, console 3.1.15, console 3.1.18, console 3.1.19, console 3.1.21, console 3.1.23, console 3.1.24, console 3.1.25, console 3.1.26, console 3.1.27, console 3.1.29]`, () => {
      it.each(list.map((call, i) => [`${i + 1}. ${call.line}: ${call.method} ${call.url}`, call] as const))(
        '%s',
        async (_, call) => {
          const { status, body } = await send(call.method, urlOf(call), call.body?.(kept))
          expect([status, body]).toEqual([call.status, expect.objectContaining({})])
          if (call.answer) expect(body).toMatchObject(call.answer(kept))
          if (call.keep) kept[call.keep] = [body.data].flat()[0].id
        },
      )
    })

  it.each(
    [...catalogue.entities.values()].map(({ name, wire }) => [name, pathOf(resourceEndpoint(wire))] as const),
  )('asks for %s by institution, as for any list [console 7.2]', async (_, url) => {
    const body = search({ select: ['id'], query: { institution: [kept.institution] }, limit: 99_999 })
    expect((await send('POST', url, body)).status).toBe(200)
  })

  it('reads feature flags and refreshes its token [console 6.5, console 7.3.16]', async () => {
    const flags = await send('POST', '/flags', { userAgent: 'Mozilla/5.0' })
    expect([flags.status, flags.body]).toMatchObject([200, { data: { flags: {} } }])
    const refresh = await send('GET', '/auth/token/refresh?adminId=1')
    expect(refresh.status).toBe(401)
    expect((await send('POST', '/admin/logout')).status).toBe(200)
    expect((await send('GET', '/bff-admin/session')).status).toBe(440)
    expect((await send('POST', '/bff-admin/logout')).status).toBe(200)
    const again = await send('POST', '/auth/login', { email: accounts.provider, password })
    token = again.body.data.token
  })
})
