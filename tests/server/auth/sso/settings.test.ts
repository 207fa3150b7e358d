import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HostAddress } from '#server/outbound/hostAddresses.ts'
import { forEachEngine } from '../../db/engines.ts'
import { people } from '../../people.ts'
import { openTestServer, type TestServer } from '../../testServer.ts'
import { type Browser, signedIn } from '../browser.ts'

const at = (address: string): readonly HostAddress[] => [{ address, family: address.includes(':') ? 6 : 4 }]
/** What names stand for here. */
const names: Readonly<Record<string, readonly HostAddress[]>> = {
  'sso.example.org': at('93.184.215.14'),
  'loop.example.org': at('127.0.0.1'),
  'both.example.org': [...at('93.184.215.14'), ...at('10.0.0.7')],
  'six.example.org': at('fd00::1'),
  'cloud.example.org': at('169.254.169.254'),
}
const resolve = async (name: string) => {
  const found = names[name]
  if (!found) throw new Error(`${name} is unknown`)
  return found
}

const url = '/api/v2/institution-has-oauth2'
const fine = (some: object = {}) => ({
  institution: 1,
  clientId: 'pupitre',
  clientSecret: 'canary-secret',
  authUrl: 'https://sso.example.org/authorize',
  accessTokenUrl: 'https://sso.example.org/token',
  userInfoUrl: 'https://sso.example.org/userinfo',
  scope: 'openid email',
  ...some,
})

forEachEngine('settings of single sign-on', ({ open }) => {
  let server: TestServer
  let app: TestServer['app']
  let provider: Browser
  let row: number
  beforeAll(async () => {
    server = await openTestServer(open)
    app = await server.another({}, { resolve })
    provider = await signedIn(app, people.provider)
    const made = await provider.send({ method: 'POST', url, payload: fine() })
    expect(made.statusCode, made.body).toBe(201)
    row = made.json().data.id
  })
  afterAll(() => server.close())
  const put = (payload: object) => provider.send({ method: 'PUT', url: `${url}/${row}`, payload })

  it('are written by provider staff alone and read by the people of the institution, without the secret [console 3.1.26]', async () => {
    const director = await signedIn(app, people.director)
    const search = { search: JSON.stringify({ query: { institution: 1 } }) }
    const listed = await director.send({ method: 'POST', url, payload: search })
    expect(listed.json().data).toMatchObject([
      { clientId: 'pupitre', clientSecretIsSet: true, usePKCE: true },
    ])
    expect(listed.body).not.toContain('canary-secret')
    for (const [method, path, payload] of [
      ['POST', url, fine({ institution: 2 })],
      ['PUT', `${url}/${row}`, { usePKCE: false }],
      ['POST', '/auth/institutionHasSso', { idInstitution: 1, enabled: true }],
      ['POST', '/auth/sso/trial', { institution: 1 }],
      ['DELETE', '/auth/sso/people?institution=1', {}],
    ] as const)
      expect([path, (await director.send({ method, url: path, payload })).statusCode]).toEqual([path, 403])
    expect((await director.send({ method: 'GET', url: '/auth/sso/people?institution=1' })).statusCode).toBe(
      403,
    )
  })

  it.each([
    'http://sso.example.org/token',
    'https://loop.example.org/token',
    'https://both.example.org/token',
    'https://six.example.org/token',
    'https://cloud.example.org/latest',
    'https://nowhere.example.org/token',
    'https://127.0.0.1/token',
    'https://2130706433/token',
    'https://0x7f.1/token',
    'https://0177.0.0.1/token',
    'https://0/token',
    'https://[::1]/token',
    'https://[::ffff:127.0.0.1]/token',
    'https://[::127.0.0.1]/token',
    'https://[64:ff9b::7f00:1]/token',
    'https://10.1.2.3/token',
    'https://192.168.0.1/token',
    'https://172.16.0.1/token',
    'https://100.64.0.1/token',
    'https://169.254.169.254/latest',
    'https://LOOP.example.org/token',
  ])('name no address that this server may not call: %s', async (address) => {
    const reason = /nowhere/.test(address)
      ? 'unknownHost'
      : /^http:/.test(address)
        ? 'notHttps'
        : 'insideAddress'
    for (const column of ['authUrl', 'accessTokenUrl', 'userInfoUrl']) {
      const refused = await put({ [column]: address, clientSecret: 'anew' })
      expect([refused.statusCode, refused.json().details]).toEqual([400, [{ column, code: 406, reason }]])
    }
    const made = await provider.send({
      method: 'POST',
      url,
      payload: fine({ institution: 2, authUrl: address }),
    })
    expect(made.json().details).toEqual([{ column: 'authUrl', code: 406, reason }])
    const batch = { batch: [fine({ institution: 2, userInfoUrl: address })], IDInstitution: 2 }
    const several = await provider.send({ method: 'POST', url: `${url}/upsert-batch`, payload: batch })
    expect(several.json().details).toMatchObject([{ column: 'userInfoUrl', line: 0, reason }])
  })

  it('send the secret to no other server unless it is given anew [house 6]', async () => {
    const moved = await put({ accessTokenUrl: 'https://sso.example.org:8443/token' })
    expect(moved.json().details).toMatchObject([{ column: 'clientSecret', code: 419, reason: 'hostChanged' }])
  })

  it.each([
    ['clientId', ''],
    ['authUrl', null],
    ['accessTokenUrl', '  '],
  ])('cannot do without %s', async (column, value) => {
    const refused = await put({ [column]: value })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().details[0]).toMatchObject({ column })
  })

  it('answer nonsense with a refusal, never with a fault', async () => {
    const bodies = [
      ...[
        'ftp://x',
        'https://',
        'https://a b',
        'https://user:p@sso.example.org/',
        7,
        [],
        {},
        '\u0000',
        'https://\ud800',
      ].map((authUrl) => ({ authUrl })),
      { responseType: 'token' },
      { usePKCE: 'yes' },
      { nothing: 1 },
      { scope: 'x'.repeat(300) },
    ]
    for (const body of bodies) {
      expect([body, (await put(body)).statusCode]).toEqual([body, 400])
    }
    for (const payload of [{}, { institution: 0 }, { institution: 'x' }, { institution: 1, more: 1 }, []])
      expect((await provider.send({ method: 'POST', url: '/auth/sso/trial', payload })).statusCode).toBe(400)
    for (const query of ['', '?institution=0', '?institution=99999999999', '?institution=a'])
      expect((await provider.send({ method: 'GET', url: `/auth/sso/people${query}` })).statusCode).toBe(400)
    for (const payload of [
      {},
      [],
      { idInstitution: 1, ssoType: 2 },
      { idInstitution: 'a' },
      { idInstitution: 999 },
    ]) {
      const answer = await provider.send({ method: 'POST', url: '/auth/institutionHasSso', payload })
      expect([payload, Math.floor(answer.statusCode / 100)]).toEqual([payload, 4])
    }
    const unknown = await provider.send({
      method: 'POST',
      url: '/auth/sso/trial',
      payload: { institution: 3 },
    })
    expect(unknown.statusCode).toBe(404)
  })

  it('have a switch, one an institution, which its creation answers in a list [console 3.1.27, console 7.3.2]', async () => {
    const payload = { idInstitution: 1, ssoType: 1, enabled: true }
    const send = () => provider.send({ method: 'POST', url: '/auth/institutionHasSso', payload })
    const made = await send()
    expect(made.statusCode).toBe(201)
    expect(made.json().data).toMatchObject([
      { idInstitution: 1, enabled: true, shouldPropagateToGroup: false },
    ])
    expect((await send()).statusCode).toBe(409)
    const [{ id }] = made.json().data
    const turned = await provider.send({
      method: 'PUT',
      url: `/api/v2/institutionHasSso/${id}`,
      payload: { enabled: false },
    })
    expect(turned.json().data.enabled).toBe(false)
  })

  describe('when they are tried', () => {
    const trial = async (browser = provider) =>
      (await browser.send({ method: 'POST', url: '/auth/sso/trial', payload: { institution: 1 } })).json()
        .data

    it('call no name that stands for another address by now', async () => {
      const rebound = await server.another({}, { resolve: async () => at('127.0.0.1') })
      const steps = await trial(await signedIn(rebound, people.provider))
      expect(steps.map(({ fault }: { fault: string }) => fault)).toEqual([
        'insideAddress',
        'insideAddress',
        'insideAddress',
        'noName',
      ])
    })

    it('tell which people could sign on, and what is missing', async () => {
      await put({ ssoName: 'lac', userInfoUrl: null })
      const lost = await server.another({}, { resolve: () => Promise.reject(new Error('no such name')) })
      const [, , userInfo, found] = await trial(await signedIn(lost, people.provider))
      expect(userInfo).toEqual({ step: 'userInfo', fault: 'missing', detail: null })
      // The director and the viewer; provider staff never sign on there.
      expect(found).toEqual({ step: 'people', fault: null, detail: '2' })
    })
  })
})
