import { expect, it, onTestFinished } from 'vitest'
import { catalogue } from '#schemas'
import { authContext } from '#server/services/auth/principal/authContext.ts'
import { isOpen } from '#server/services/auth/principal/authenticate.ts'
import { signAccessToken } from '#server/services/auth/session/accessToken.ts'
import { signedIn } from '#tests/server/auth/browser.ts'
import { onOneEngine } from '#tests/server/db/engines.ts'
import { people } from '#tests/server/people.ts'
import { openTestServer } from '#tests/server/testServer.ts'

const UUID = '00000000-0000-4000-8000-000000000000'

// T01, the principals that are nobody: every route of the whole server, as it documents them.
onOneEngine('nobody', ({ open }) => {
  it('gets through a door that is not open to all', async () => {
    const server = await openTestServer(open)
    onTestFinished(() => server.close())
    const { app, config } = server
    const document = (await app.inject('/openapi.json')).json() as {
      paths: Record<string, Record<string, unknown>>
    }
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'parameters')
        .map((method) => ({ method: method.toUpperCase(), path })),
    )
    const browser = await signedIn(app, people.director)
    const revoked = browser.token
    await browser.logout()
    const { access } = authContext({ catalogue, config, database: server.database }).keys
    const expired = await signAccessToken(access, { admin: 1, session: UUID }, -10)
    const forged = await signAccessToken(new Uint8Array(32), { admin: 1, session: UUID })
    let closed = 0
    for (const { method, path } of routes) {
      const url = path.replace(/\{\w+\}/g, '1')
      if (isOpen(method, path.replace(/\{(\w+)\}/g, ':$1'))) continue
      closed++
      const call = async (token?: string) => {
        const authorization = token && { authorization: `Bearer ${token}` }
        const headers = { 'if-match': '"1"', 'content-type': 'application/json', ...authorization }
        const answer = await app.inject({ method: method as 'POST', url, headers, payload: '{}' })
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
})
