import { afterAll, beforeAll, expect, it } from 'vitest'
import { forEachEngine } from '../db/engines.ts'
import { people } from '../people.ts'
import { openTestServer, type TestServer } from '../testServer.ts'
import { type Browser, signedIn } from './browser.ts'

const LINKS = '/api/v2/institution-has-admin'

forEachEngine('an access withdrawn through the console', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(open)
  })
  afterAll(() => server.close())

  const linksOf = async (provider: Browser, admin: number) => {
    const search = JSON.stringify({ query: { admin } })
    const answer = await provider.send({ method: 'POST', url: LINKS, payload: { search } })
    return answer.json().data as { id: number; version: number; institution: number }[]
  }
  const poles = async (browser: Browser, institution: number) => {
    const search = JSON.stringify({ query: { institution: [institution] } })
    return (await browser.send({ method: 'POST', url: '/api/v2/pole', payload: { search } })).statusCode
  }

  it('ends with the very next request: one institution deactivated, then the other removed [console 4.9]', async () => {
    const provider = await signedIn(server.app, people.provider)
    const director = await signedIn(server.app, people.director)
    const seenBy = async (browser: Browser) =>
      (await browser.session()).json().data?.institutions?.map((i: { id: number }) => i.id)
    expect((await seenBy(director)).sort()).toEqual([1, 2])
    const [first, second] = await linksOf(provider, 2)
    const off = await provider.send({
      method: 'PUT',
      url: `${LINKS}/${first?.id}`,
      headers: { 'if-match': `"${first?.version}"` },
      payload: { isActivated: false },
    })
    expect(off.statusCode, off.body).toBe(200)
    expect((await director.session()).statusCode).toBe(440)
    await director.login(people.director)
    expect(await seenBy(director)).toEqual([second?.institution])
    const gone = await provider.send({ method: 'DELETE', url: `${LINKS}/${second?.id}` })
    expect(gone.statusCode, gone.body).toBe(200)
    expect(await poles(director, 2)).toBe(440)
    expect((await director.login(people.director)).statusCode).not.toBe(200)
  })

  it('does not come back with an attachment that is activated again: one has to sign in', async () => {
    const provider = await signedIn(server.app, people.provider)
    const viewer = await signedIn(server.app, people.viewer)
    const { user } = (await viewer.session()).json().data
    const links = await linksOf(provider, user.id)
    expect(links).toHaveLength(1)
    const put = (isActivated: boolean, version: number) =>
      provider.send({
        method: 'PUT',
        url: `${LINKS}/${links[0]?.id}`,
        headers: { 'if-match': `"${version}"` },
        payload: { isActivated },
      })
    const version = links[0]?.version ?? 0
    expect((await put(false, version)).statusCode).toBe(200)
    expect((await put(true, version + 1)).statusCode).toBe(200)
    expect((await viewer.session()).statusCode).toBe(440)
    expect((await viewer.refresh({ query: { adminId: '1' } })).statusCode).toBe(401)
    expect((await (await signedIn(server.app, people.viewer)).session()).statusCode).toBe(200)
  })

  it('leaves somebody created without a password as unknown to the login as anybody', async () => {
    const provider = await signedIn(server.app, people.provider)
    const row = {
      firstName: 'Nora',
      lastName: 'Petit',
      email: 'nora@example.org',
      level: 2,
      typeAdmin: 4,
      lang: 'fr',
      institution: [1],
    }
    const made = await provider.send({ method: 'POST', url: '/api/v2/admin', payload: row })
    expect(made.statusCode, made.body).toBe(201)
    const nora = await provider.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: row.email, password: 'whatever it may be' },
    })
    const nobody = await provider.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: 'nobody@example.org', password: 'whatever it may be' },
    })
    expect([nora.statusCode, nora.body]).toEqual([nobody.statusCode, nobody.body])
  })
})
