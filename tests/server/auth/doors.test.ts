import { describe, expect, it } from 'vitest'
import { bearerOf, isOpen } from '#server/services/auth/principal/authenticate.ts'
import { people } from '../people.ts'
import { openTestServer } from '../testServer.ts'
import { signedIn } from './browser.ts'

it('a server has every service of signing in, and lets nobody past them', async () => {
  const { app, close } = await openTestServer()
  const sent = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = {}) =>
    (await app.inject({ method, url, payload, headers })).statusCode
  expect(await sent('GET', '/bff-admin/session')).toBe(401)
  expect(await sent('POST', '/api/v2/schedule', { search: '{}' })).toBe(401)
  expect(await sent('GET', '/bff-admin/session', undefined, { authorization: 'Bearer x' })).toBe(401)
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect(await sent('POST', '/auth/login', { email: 'a@b.test', password: 'x' }, foreign)).toBe(403)
  expect(await sent('POST', '/auth/password/forgot', { email: 'a@b.test' })).toBe(200)
  const chosen = { token: 'x'.repeat(43), newPassword: 'a long enough password' }
  expect(await sent('POST', '/auth/password/reset', chosen)).toBe(400)
  const provider = await signedIn(app, people.provider)
  const { statusCode: listed } = await provider.send({ method: 'GET', url: '/auth/locked-accounts' })
  const changing = { currentPassword: 'not this one', newPassword: 'a long enough password' }
  const { statusCode: changed } = await provider.send({
    method: 'PUT',
    url: '/auth/password/change-password',
    payload: changing,
  })
  expect([listed, changed]).toEqual([200, 400])
  expect((await provider.session()).json().data.user.email).toBe(people.provider)
  expect((await provider.refresh()).statusCode).toBe(201)
  expect((await provider.logout()).statusCode).toBe(200)
  await close()
})

it('a server describes each of them to those who call it', async () => {
  const { app, close } = await openTestServer()
  await app.ready()
  const { paths } = JSON.parse(JSON.stringify(app.swagger()))
  const named = Object.entries<Record<string, { operationId?: string }>>(paths).flatMap(([path, methods]) =>
    /^\/(auth|admin|bff-admin)\//.test(path)
      ? Object.values(methods).map(({ operationId }) => `${path} ${operationId}`)
      : [],
  )
  expect(named).toEqual(
    expect.arrayContaining([
      '/auth/login signIn',
      '/auth/token/refresh refreshToken',
      '/auth/password/change-password changePassword',
      '/bff-admin/session readSession',
      '/bff-admin/logout signOut',
      '/admin/logout signOutOfApp',
    ]),
  )
  await close()
})

describe('the header of an access token', () => {
  const bearer = (authorization?: string) => bearerOf({ headers: { authorization } } as never)

  it('holds one token after its scheme, in any case, and nothing else', () => {
    for (const good of ['Bearer a.b-c_~+/=', 'bearer   a.b-c_~+/=', 'BEARER a.b-c_~+/=  '])
      expect(bearer(good)).toBe('a.b-c_~+/=')
    for (const bad of [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      'Bearer a b',
      'xBearer a',
      'Basic a',
      'Bearer a;b',
    ])
      expect(bearer(bad)).toBeUndefined()
  })
})

describe('routes without a token', () => {
  it('are those on the list, by their method, and the documentation, which has a guard of its own', () => {
    for (const [method, url] of [
      ['GET', '/healthz'],
      ['HEAD', '/healthz'],
      ['POST', '/auth/login'],
      ['POST', '/admin/logout'],
      ['GET', '/docs'],
      ['GET', '/docs/static/index.css'],
    ] as const)
      expect([url, isOpen(method, url)]).toEqual([url, true])
    for (const [method, url] of [
      ['POST', '/healthz'],
      ['GET', '/auth/login'],
      ['HEAD', '/auth/login'],
      ['GET', ''],
      ['GET', '/docsx'],
      ['GET', '/api/docs/'],
      ['GET', '/api/v2/docs'],
    ] as const)
      expect([url, isOpen(method, url)]).toEqual([url, false])
  })
})
