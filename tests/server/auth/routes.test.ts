import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOpen } from '#server/services/auth/principal/authenticate.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { type Browser, signedIn } from './browser.ts'

type Method = NonNullable<InjectOptions['method']>

let server: TestServer
let app: FastifyInstance
let browser: Browser
const routes: { method: Method; url: string }[] = []

beforeAll(async () => {
  server = await openTestServer()
  const onRoute = ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.push({ method: one as Method, url })
  }
  app = await server.another({}, { onRoute })
  browser = await signedIn(app, people.provider)
})
afterAll(() => server.close())

const pathOf = (url: string) => url.replace(/:\w+/g, '1')
const closed = () => routes.filter(({ method, url }) => !isOpen(method, url))
const writing = () => routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))

const counts = async () =>
  (
    await sql`select (select count(*)::int from "audit") as "audit", (select count(*)::int from "session") as "sessions",
      (select count(*)::int from "session" where "revokedAt" is null) as "live"`.execute(
      server.database.kysely,
    )
  ).rows[0]

describe('every route', () => {
  it('is there', () => {
    const names = routes.map(({ method, url }) => `${method} ${url}`)
    expect(names).toContain('POST /api/v2/schedule')
    expect(names).toContain('PUT /auth/password/change-password')
    expect(closed().length).toBeGreaterThan(10)
  })

  // Fails where a route of people or rows is put on the list of open ones.
  it('is closed, but for those that have to be open to everybody', () => {
    const mustBeOpen = [
      /^GET \/(healthz|readyz|config\.json|openapi\.json|\*|gallery(\/\*)?|specification(\/\*)?|assets\/\*|docs(\/.*)?)$/,
      /^POST \/auth\/password\/(forgot|reset)$/,
      /^GET \/auth\/sso(\/callback)?$/,
      /^(POST \/auth\/login|GET \/auth\/token\/refresh|POST \/(bff-)?admin\/logout)$/,
    ]
    const found = routes
      .filter(({ method, url }) => isOpen(method, url) && method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`)
    expect(found.filter((name) => !mustBeOpen.some((pattern) => pattern.test(name)))).toEqual([])
  })

  it('answers 401 to nobody, whatever is sent, unless it is on the list of open ones', async () => {
    for (const { method, url } of closed())
      for (const payload of [undefined, {}, { search: '{}' }, '{"broken']) {
        const headers = { 'content-type': 'application/json' }
        const response = await app.inject({ method, url: pathOf(url), payload, headers })
        expect([method, url, response.statusCode]).toEqual([method, url, 401])
      }
  })

  it('answers 401 to a forged token', async () => {
    for (const { method, url } of closed()) {
      const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }
      const response = await app.inject({ method, url: pathOf(url), headers })
      expect([method, url, response.statusCode]).toEqual([method, url, 401])
    }
  })
})

/** What a page of another site can make a browser send, with its cookies; some carry a stolen token besides. */
const attacks: Record<string, InjectOptions> = {
  'a form': {
    payload: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  },
  'a form in an old browser': {
    payload: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
  },
  'JSON as text': {
    payload: '{}',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  },
  JSON: { payload: {}, headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } },
  'JSON from a neighbouring host': {
    payload: {},
    headers: { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' },
  },
  'JSON from an origin that hides': { payload: {}, headers: { origin: 'null' } },
  'nothing at all': { headers: { 'sec-fetch-site': 'cross-site' } },
  'a form without a word of where it comes from': {
    payload: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: '' },
  },
}

describe.each(Object.entries(attacks))('a page of another site that sends %s', (_, attack) => {
  it('changes nothing on any route', async () => {
    const before = await counts()
    for (const { method, url } of writing()) {
      const response = await browser.send({ method, url: pathOf(url), ...attack })
      expect([401, 403, 415], `${method} ${url}`).toContain(response.statusCode)
    }
    expect(await counts()).toEqual(before)
  })
})

describe('our own page', () => {
  it.each([
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
    { origin: 'http://localhost:80' },
    {},
  ])('may write: %o', async (headers) => {
    const response = await browser.send({
      method: 'POST',
      url: '/flags',
      payload: {},
      headers: { host: 'localhost:80', ...headers },
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ data: { flags: {} } })
  })

  it('may write from the public address when a proxy calls the server by another', async () => {
    const proxied = await server.another({ publicUrl: new URL('http://console.example.org') })
    const headers = { origin: 'http://console.example.org' }
    const response = await proxied.inject({ method: 'POST', url: '/bff-admin/logout', payload: {}, headers })
    expect(response.statusCode).toBe(200)
  })
})

describe('flags', () => {
  it('are what the configuration says [console 6.5]', async () => {
    const other = await server.another({ flags: { legacyJobs: false } })
    const headers = { authorization: `Bearer ${browser.token}` }
    const response = await other.inject({
      method: 'POST',
      url: '/flags',
      payload: { userAgent: 'x' },
      headers,
    })
    expect(response.json()).toMatchObject({ data: { flags: { legacyJobs: false } } })
  })
})
