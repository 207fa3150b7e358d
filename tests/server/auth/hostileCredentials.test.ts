import { expect, it, onTestFinished } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { password, people } from '../people.ts'
import { openTestServer } from '../testServer.ts'

forEachEngine('an e-mail address that no account can have', ({ open }) => {
  it('is answered like one that nobody has', async () => {
    const server = await openTestServer(open)
    onTestFinished(() => server.close())
    const signIn = async (email: string) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/auth/login',
        payload: { email, password },
      })
      return { status: answer.statusCode, body: answer.json() }
    }
    const unknown = await signIn('nobody@example.org')
    expect(unknown.status).toBe(401)
    for (const email of ['\u0000', `${people.viewer}\u0000`, '\ud800', `\udfff${people.viewer}`])
      expect(await signIn(email), JSON.stringify(email)).toEqual(unknown)
  })
})
