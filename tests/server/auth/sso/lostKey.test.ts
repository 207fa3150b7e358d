import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openInMemory } from '../../db/engines.ts'
import { people } from '../../people.ts'
import { Browser, signedIn } from '../browser.ts'
import { comesBack, openSsoWorld, type SsoWorld, stranger } from './institutionServer.ts'

const lost = '/login?sso=secretLost&institutionCode=lac'

describe('the settings of single sign-on after the key of the server was lost', () => {
  let world: SsoWorld
  beforeAll(async () => {
    world = await openSsoWorld(openInMemory)
  })
  afterAll(() => world.close())

  it('sign nobody on, which the log tells the operator and the trial provider staff; the secret is entered anew', async () => {
    const secretKey = randomBytes(32)
    const app = await world.server.another({ ssoAllowLocal: true, secretKey })
    const logged = vi.spyOn(app.log, 'error')
    const begins = async () => {
      const answer = await new Browser(app).send({ method: 'GET', url: '/auth/sso?institutionCode=lac' })
      return [answer.statusCode, answer.headers.location]
    }
    expect(await begins()).toEqual([303, lost])
    expect(logged.mock.calls).toEqual([
      [
        { institution: 1, secret: 'institutionHasOauth2.clientSecret', reason: 'sealed with an unknown key' },
        expect.stringContaining('SECRET_KEY_PREVIOUS'),
      ],
    ])

    const provider = await signedIn(app, people.provider)
    const url = '/api/v2/institution-has-oauth2'
    const list = await provider.send({ method: 'POST', url, payload: { search: '{}' } })
    expect([list.statusCode, list.json().data]).toMatchObject([200, [{ clientSecretIsSet: true }]])
    const trial = await provider.send({
      method: 'POST',
      url: '/auth/sso/trial',
      payload: { institution: 1 },
    })
    const faults = trial.json().data.map(({ step, fault }: Record<string, unknown>) => [step, fault])
    expect(Object.fromEntries(faults)).toMatchObject({ authorization: null, token: 'secretLost' })
    const change = (payload: object) =>
      provider.send({ method: 'PUT', url: `${url}/${world.settings}`, payload })
    expect((await change({ usePKCE: false })).statusCode).toBe(200)
    expect(await begins()).toEqual([303, lost])
    expect((await change({ clientSecret: 'the secret, anew' })).statusCode).toBe(200)
    expect(await begins()).toEqual([303, expect.stringContaining(`${world.idp.url}/authorize?`)])
  })

  it('sign nobody on who is on the way there at that moment', async () => {
    const browser = stranger(world)
    await world.change({ clientSecret: 'the secret of the client' })
    const answer = world.idp.signsOn(await world.begins(browser))
    await sql`update "institutionHasOauth2" set "clientSecret" = replace("clientSecret", 'v1.', 'v1.x')`.execute(
      world.server.database.kysely,
    )
    expect(await comesBack(browser, answer)).toBe(lost)
  })
})
