import { describe, expect, it } from 'vitest'
import { CallFailed } from '#server/outbound/outbound.ts'
import type { SsoSettings } from '#server/services/auth/sso/settings.ts'
import { tryConnection } from '#server/services/auth/sso/trial/trial.ts'

const settings: SsoSettings = {
  institution: 1,
  clientId: 'pupitre',
  clientSecret: 'the secret',
  secretFault: null,
  authUrl: 'https://sso.example.org/authorize',
  accessTokenUrl: 'https://sso.example.org/token',
  userInfoUrl: 'https://sso.example.org/userinfo',
  scope: 'openid email',
  resource: null,
  usePKCE: true,
  within: [1],
  turn: '1.1',
  readAt: '2026-12-01 00:00:00+00',
}
const redirectUri = 'https://console.example.org/auth/sso/callback'
const said = (status: number, body: object | string = '', headers: Readonly<Record<string, string>> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
/** What a server says where all is well: a page, that the code is wrong, that a token is wanted. */
const well: Readonly<Record<string, () => Response>> = {
  '/authorize': () => said(200),
  '/token': () => said(400, { error: 'invalid_grant' }),
  '/userinfo': () => said(401),
}

interface Changes {
  readonly answers?: Readonly<Record<string, () => Response>>
  readonly settings?: Partial<SsoSettings>
  /** What the database finds, of a name and of people. */
  readonly rows?: readonly object[]
}

const tried = async ({ answers = {}, rows = [{ count: 2 }], settings: changed = {} }: Changes = {}) => {
  const asked: Record<string, { method: string; headers: Readonly<Record<string, string>> }> = {}
  const call = async (
    address: string,
    sent: { method: string; headers: Readonly<Record<string, string>> },
  ) => {
    const { pathname } = new URL(address)
    asked[pathname] = sent
    const answer = { ...well, ...answers }[pathname]
    if (!answer) throw new Error(`${pathname} was asked`)
    return answer()
  }
  const steps = await tryConnection(
    { ...settings, ...changed },
    {
      db: { executeQuery: async () => ({ rows }) } as never,
      outbound: { call } as never,
      redirectUri,
    },
  )
  const faults = Object.fromEntries(steps.map(({ step, fault, detail }) => [step, [fault, detail]]))
  return { steps, faults, asked }
}

const fine = {
  authorization: [null, null],
  token: [null, null],
  userInfo: [null, null],
  people: [null, '2'],
}

describe('a connection that is tried', () => {
  it('is well, step by step, with how many people could sign on', async () => {
    const { steps, faults, asked } = await tried()
    expect(steps.map(({ step }) => step)).toEqual(['authorization', 'token', 'userInfo', 'people'])
    expect(faults).toEqual(fine)
    expect(asked['/authorize']).toEqual({ method: 'GET', headers: { accept: 'text/html' } })
    expect(asked['/userinfo']).toEqual({
      method: 'GET',
      headers: { authorization: 'Bearer trial', accept: 'application/json' },
    })
  })

  const back = (to: string) => () => said(302, '', { location: to })

  it.each([
    ['its own page for signing on', back('/login?error=none'), [null, null]],
    ['our page, without a fault', back(`${redirectUri}?code=1`), [null, null]],
    ['another page of ours that it names', back('https://console.example.org/?error=x'), [null, null]],
    ['our page, with a fault', back(`${redirectUri}?error=invalid_scope`), ['badRequest', 'invalid_scope']],
    ['nowhere', back('https://'), [null, null]],
    [
      'our page, with a long story',
      back(`${redirectUri}?error=${'x'.repeat(300)}`),
      ['badRequest', 'x'.repeat(200)],
    ],
    ['a page that is not there', () => said(404), ['badStatus', '404']],
    ['a refusal', () => said(400), ['badStatus', '400']],
    ['another place', () => said(399), [null, null]],
  ] as const)('leads browsers to %s', async (_, answer, outcome) => {
    const { faults } = await tried({ answers: { '/authorize': answer } })
    expect(faults).toEqual({ ...fine, authorization: outcome })
  })

  it.each([
    ['the client', () => said(401, { error: 'invalid_client' }), ['badClient', 'invalid_client']],
    [
      'the kind of client',
      () => said(400, { error: 'unauthorized_client' }),
      ['badClient', 'unauthorized_client'],
    ],
    [
      'the client, by a challenge',
      () => said(401, '', { 'www-authenticate': 'Basic realm="sso"' }),
      ['badClient', '401'],
    ],
    ['the question', () => said(400, { error: 'invalid_request' }), ['badRequest', 'invalid_request']],
    ['everything', () => said(503, '<html>'), ['badStatus', '503']],
  ] as const)('is told that the server refuses %s', async (_, answer, outcome) => {
    const { faults } = await tried({ answers: { '/token': answer } })
    expect(faults).toEqual({ ...fine, token: outcome })
  })

  it('is well where the server gives a token for anything', async () => {
    const answer = () => said(200, { access_token: 'a', token_type: 'Bearer' })
    expect((await tried({ answers: { '/token': answer } })).faults).toEqual(fine)
  })

  it('is told that a token endpoint answers something else, without a status that is none', async () => {
    const { faults } = await tried({ answers: { '/token': () => said(200, '{}') } })
    expect(faults.token?.[0]).toBe('badStatus')
  })

  it.each([
    [400, [null, null]],
    [401, [null, null]],
    [403, [null, null]],
    [200, ['badStatus', '200']],
    [404, ['badStatus', '404']],
  ] as const)('has user info that answers nobody: %i', async (status, outcome) => {
    const { faults } = await tried({ answers: { '/userinfo': () => said(status) } })
    expect(faults).toEqual({ ...fine, userInfo: outcome })
  })

  it('is told where nothing can be called, and why, where that is known', async () => {
    const silent = () => {
      throw new CallFailed()
    }
    const inside = () => {
      throw new CallFailed('insideAddress')
    }
    const { faults } = await tried({
      answers: { '/authorize': inside, '/token': silent, '/userinfo': silent },
    })
    expect(faults).toEqual({
      ...fine,
      authorization: ['insideAddress', null],
      token: ['noAnswer', null],
      userInfo: ['noAnswer', null],
    })
  })

  it('is told without user info, which is not called then', async () => {
    const { faults, asked } = await tried({ settings: { userInfoUrl: null } })
    expect(faults).toEqual({ ...fine, userInfo: ['missing', null] })
    expect(asked).not.toHaveProperty('/userinfo')
  })

  it('is told that nobody could sign on: without a name of the institution, and without people', async () => {
    expect((await tried({ rows: [] })).faults).toEqual({ ...fine, people: ['noName', null] })
    expect((await tried({ rows: [{ count: 0 }] })).faults).toEqual({ ...fine, people: ['nobody', null] })
  })

  it('is not told at all where the fault is ours', async () => {
    const broken = () => {
      throw new TypeError('ours')
    }
    await expect(tried({ answers: { '/userinfo': broken } })).rejects.toThrow('ours')
  })
})
