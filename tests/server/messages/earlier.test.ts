import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Browser, signedIn } from '../auth/browser.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { claire, postOf, right } from './postOf.ts'

const migration = readFileSync(
  new URL('../../../migrations/0037-message-persons.sql', import.meta.url),
  'utf8',
)

forEachEngine('a message that waits since nobody wrote down whose it is', ({ open }) => {
  let server: TestServer
  let provider: Browser
  const { sent, messages, deliver } = postOf(() => server)
  beforeEach(async () => {
    sent.length = 0
    server = await openTestServer(open)
    provider = await signedIn(server.app, people.provider)
  })
  afterEach(() => server.close())

  const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) => {
    const answer = await provider.send({ method, url, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json().data
  }
  const made = async (changes: object = {}): Promise<number> =>
    (
      await call('POST', '/api/v2/admin', {
        ...claire,
        shouldSendEmail: false,
        institution: [1, 2],
        ...changes,
      })
    ).id
  const accessesOf = async (admin: number): Promise<number[]> => {
    const search = JSON.stringify({ query: { admin }, orderby: [] })
    return (await call('POST', '/api/v2/institution-has-admin', { search })).map(
      ({ id }: { id: number }) => id,
    )
  }
  const turn = async (access: number | undefined, ...states: boolean[]) => {
    for (const isActivated of states)
      await call('PUT', `/api/v2/institution-has-admin/${access}`, { isActivated })
  }
  /** Messages as an earlier release wrote them. */
  const forgetWhose = () =>
    sql`update "message" set "admin" = null, "institution" = null`.execute(server.database.kysely)
  const migrate = () => server.database.session((session) => session.exec(migration))

  it('goes to the address of its person, though another has the one of before', async () => {
    const admin = await made()
    await turn((await accessesOf(admin))[0], false, true)
    await forgetWhose()
    await call('PUT', `/api/v2/admin/${admin}`, { email: right })
    await made({ firstName: 'Autre' })
    await migrate()
    await deliver()
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([['activated', right]])
  })

  it('follows its person from then on, and the access that it tells of', async () => {
    const admin = await made()
    const [here, there] = await accessesOf(admin)
    await turn(here, false, true)
    await turn(there, false, true)
    await call('POST', '/messaging/api/v1/email-with-template/send')
    await forgetWhose()
    await migrate()
    await turn(here, false)
    await call('PUT', `/api/v2/admin/${admin}`, { email: right })
    await deliver()
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['activated', right],
      ['received', people.provider],
    ])
    expect((await messages()).map(({ problem }) => problem)).toEqual([null, null, 'accessOver'])
  })

  it('stays with its address where nobody is known to have had it', async () => {
    await made()
    await call('POST', '/messaging/api/v1/email-with-template/send')
    await sql`update "message" set "recipient" = 'nobody@example.org'`.execute(server.database.kysely)
    await forgetWhose()
    await migrate()
    await deliver()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['nobody@example.org'])
  })
})
