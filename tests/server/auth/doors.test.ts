import { expect, it } from 'vitest'
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
