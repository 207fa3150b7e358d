import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { catalogue } from '#schemas'
import { authContext } from '#server/services/auth/principal/authContext.ts'
import { isOpen } from '#server/services/auth/principal/authenticate.ts'
import { signAccessToken } from '#server/services/auth/session/accessToken.ts'
import { signedIn } from '#tests/server/auth/browser.ts'
import { onOneEngine } from '#tests/server/db/engines.ts'
import { people } from '#tests/server/people.ts'
import { runsOf } from '#tests/server/seed.ts'
import { openTestServer, type TestServer } from '#tests/server/testServer.ts'

/** Of requests of another site, to each route; all of them in a long run. */
const KINDS = Math.min(runsOf(3), 8)
const UUID = '00000000-0000-4000-8000-000000000000'

type Method = 'GET' | 'POST'

/** Every route of a server, as it documents them. */
const routesOf = async ({ app }: TestServer): Promise<{ method: Method; path: string; url: string }[]> => {
  const document = (await app.inject('/openapi.json')).json() as {
    paths: Record<string, Record<string, unknown>>
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'parameters')
      .map((method) => ({
        method: method.toUpperCase() as Method,
        path,
        url: path.replace(/\{\w+\}/g, '1'),
      })),
  )
}

const json = { 'content-type': 'application/json' }
/** What a page of another site can have a browser send; the last ones by a browser that tells nothing of the page. */
const foreign: readonly Readonly<Record<string, string>>[] = [
  { ...json, 'sec-fetch-site': 'cross-site' },
  { ...json, 'sec-fetch-site': 'same-site' },
  { ...json, 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  { ...json, origin: 'https://evil.example' },
  { ...json, origin: 'null' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
]

// T01, the principals that are nobody: every route of the whole server, as it documents them.
onOneEngine('nobody', ({ open }) => {
  it('gets through a door that is not open to all', async () => {
    const server = await openTestServer(open)
    onTestFinished(() => server.close())
    const { app, config } = server
    const routes = await routesOf(server)
    const browser = await signedIn(app, people.director)
    const revoked = browser.token
    await browser.logout()
    const { access } = authContext({ catalogue, config, database: server.database }).keys
    const expired = await signAccessToken(access, { admin: 1, session: UUID }, -10)
    const forged = await signAccessToken(new Uint8Array(32), { admin: 1, session: UUID })
    let closed = 0
    for (const { method, path, url } of routes) {
      if (isOpen(method, path.replace(/\{(\w+)\}/g, ':$1'))) continue
      closed++
      const call = async (token?: string) => {
        const authorization = token && { authorization: `Bearer ${token}` }
        const headers = { 'if-match': '"1"', 'content-type': 'application/json', ...authorization }
        const answer = await app.inject({ method, url, headers, payload: '{}' })
        return [answer.statusCode, answer.json().errors[0]]
      }
      const [status, words] = await call()
      expect([status, words === 'Token expired'], `${method} ${path}`).toEqual([401, false])
      expect(await call(expired), `${method} ${path}`).toEqual([401, 'Token expired'])
      expect((await call(forged))[0], `${method} ${path}`).toBe(401)
      expect((await call(revoked))[0], `${method} ${path}`).toBe(440)
    }
    expect(closed).toBeGreaterThan(20)
  })
  // T39
  it('on another site writes anything, whoever has the page of it open', async () => {
    const server = await openTestServer(open)
    onTestFinished(() => server.close())
    const { app } = server
    const browser = await signedIn(app, people.provider)
    const { cookies, token } = browser
    const recorded = async () =>
      (await sql`select count(*)::int as "lines" from "audit"`.execute(server.database.kysely)).rows
    const before = await recorded()
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    let refused = 0
    for (const [n, { method, path, url }] of (await routesOf(server)).entries()) {
      if (method === 'GET') continue
      for (const sent of [...foreign, ...foreign].slice(n % foreign.length).slice(0, KINDS)) {
        // A page of another site has no token, and the browser adds the cookie; should it have one all the same, it is refused too.
        const tells = 'origin' in sent || 'sec-fetch-site' in sent
        for (const more of sent === foreign[0] ? [{}, { authorization: `Bearer ${token}` }] : [{}]) {
          const headers = { 'if-match': '"1"', cookie, ...sent, ...more }
          const { statusCode } = await app.inject({ method, url, headers, payload: '{}' })
          expect([statusCode, tells], `${method} ${path} ${JSON.stringify(sent)}`).toEqual([
            tells ? 403 : 415,
            tells,
          ])
          refused++
        }
      }
    }
    expect(refused).toBeGreaterThan(300)
    expect(await recorded()).toEqual(before)
    expect((await browser.session()).statusCode).toBe(200)
    expect((await browser.refresh()).statusCode).toBe(201)
  })
})
