import { beforeAll, expect, it } from 'vitest'
import { recordAudit } from '#server/audit.ts'
import { operator } from '#server/principal.ts'
import { type Browser, signedIn } from '../auth/browser.ts'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { morning } from '../resources/institutions.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { call, read, SCHEDULE } from './asking.ts'

forEachEngine('a long history', ({ open }) => {
  let server: TestServer
  let provider: Browser
  let director: Browser
  beforeAll(async () => {
    server = await openTestServer(open)
    provider = await signedIn(server.app, people.provider)
    director = await signedIn(server.app, people.director)
    return () => server.close()
  })

  it('comes in pages, from the newest to the first', async () => {
    const { id } = await call(provider, 'POST', SCHEDULE, { ...morning, code: 'Q0', institution: [1] })
    const change = (n: number) => call(provider, 'PUT', `${SCHEDULE}/${id}`, { code: `Q${n}` })
    for (let n = 1; n <= 19; n++) await change(n)
    expect((await read(director, 'schedule', id)).older).toBeUndefined()
    for (const n of [20, 21]) await change(n)
    const first = await read(director, 'schedule', id)
    const rest = await read(director, 'schedule', id, `&before=${first.older}`)
    const codes = [...first.data, ...rest.data].map(({ after }) => after.code)
    const expected = Array.from({ length: 21 }, (_, i) => `Q${21 - i}`)
    expect([codes, rest.older]).toEqual([[...expected, undefined], undefined])
    expect(first.data).toHaveLength(20)
  })

  it('goes on past changes that it does not tell of', async () => {
    const person = { firstName: 'Lou', lastName: 'Petit', email: 'lou@example.org', lang: 'fr', level: 2 }
    const admin = (
      await call(provider, 'POST', '/api/v2/admin', { ...person, typeAdmin: 4, institution: [1] })
    ).id
    const search = JSON.stringify({ query: { admin, institution: [1] } })
    const [{ id }] = await call(provider, 'POST', '/api/v2/institution-has-admin', { search })
    await call(provider, 'PUT', `/api/v2/institution-has-admin/${id}`, { position: 'Cadre' })
    const change = { action: 'update', entity: 'admin', row: admin, institutions: [1] } as const
    const untold = { ...change, before: { unread: 1 }, after: { unread: 2 } }
    await server.database.transaction((tx) =>
      recordAudit(
        tx,
        operator,
        Array.from({ length: 20 }, () => untold),
      ),
    )
    const first = await read(provider, 'institutionHasAdmin', id)
    const rest = await read(provider, 'institutionHasAdmin', id, `&before=${first.older}`)
    expect([first.data, rest.data.map(({ after }) => after)]).toEqual([[], [{ position: 'Cadre' }]])
  })
})
