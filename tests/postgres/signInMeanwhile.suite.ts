import { afterAll, beforeAll, expect, it } from 'vitest'
import { Browser, signedIn } from '../server/auth/browser.ts'
import { onPostgresOnly } from '../server/db/engines.ts'
import { waitedFor } from '../server/db/waitForLock.ts'
import { people } from '../server/people.ts'
import { openTestServer, type TestServer } from '../server/testServer.ts'

// The embedded engine has one transaction at a time, so that nothing is changed while somebody signs in.
onPostgresOnly('a change that is not over while its person signs in', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(open)
  })
  afterAll(() => server.close())

  it('of their rights is what the session is given', async () => {
    const granted = await server.database.session(async (other) => {
      await other.exec('begin; update "admin" set "level" = 4 where "id" = 2')
      const signing = signedIn(server.app, people.director)
      await Promise.race([waitedFor(other), signing])
      await other.exec('commit')
      const { session } = (await signing).claims()
      const { rows } = await other.query('select "granted" from "session" where "id" = $1::uuid', [session])
      return rows[0]?.granted
    })
    expect(granted).toMatchObject({ level: 4 })
  })

  it('of their password leaves no session', async () => {
    const answer = await server.database.session(async (other) => {
      await other.exec('begin; update "account" set "passwordHash" = \'other\' where "admin" = 2')
      const signing = new Browser(server.app).login(people.director)
      await Promise.race([waitedFor(other), signing])
      await other.exec('commit')
      return signing
    })
    expect([answer.statusCode, answer.cookies]).toEqual([401, []])
  })
})
