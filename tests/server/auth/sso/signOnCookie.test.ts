import { EncryptJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { keepSignOn, type SignOn, takeSignOn } from '#server/services/auth/sso/signOnCookie.ts'
import { testSecret } from '../../testServer.ts'

const key = new Uint8Array(32).fill(5)
const signOn: SignOn = {
  state: 'a state',
  nonce: 'a nonce',
  verifier: null,
  begunAt: '2026-12-01 00:00:00+00',
  institution: 1,
  code: 'lac',
  returnTo: '/console',
  before: null,
}
const attributes = { path: '/auth/sso', httpOnly: true, sameSite: 'lax' }

/** A browser that begins a sign-on there, and what it is given. */
const begins = async (PUBLIC_URL?: string) => {
  const set: unknown[] = []
  const reply = { setCookie: (...given: unknown[]) => set.push(...given) }
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: testSecret, ...(PUBLIC_URL && { PUBLIC_URL }) })
  await keepSignOn(reply as never, key, config, signOn)
  const [name, value, options] = set as [string, string, object]
  return { name, value, options, config }
}
/** A browser that comes back with that cookie, and what is taken from it. */
const comesBack = async (cookie: string | undefined, by = key) => {
  const taken: unknown[] = []
  const reply = { clearCookie: (...given: unknown[]) => taken.push(given) }
  const request = { cookies: cookie === undefined ? {} : { pupitre_sign_on: cookie } }
  const { config } = await begins()
  return { found: await takeSignOn(request as never, reply as never, by, config), taken }
}

describe('a sign-on under way', () => {
  afterEach(() => vi.useRealTimers())

  it('is kept in the browser for ten minutes, for coming back alone, and over https for https alone', async () => {
    const { name, options } = await begins('https://console.example')
    expect([name, options]).toEqual(['pupitre_sign_on', { ...attributes, secure: true, maxAge: 600 }])
    for (const plain of ['http://console.example', undefined])
      expect((await begins(plain)).options).toEqual({ ...attributes, secure: false, maxAge: 600 })
  })

  it('is what it was, says nothing to whoever reads it, and is taken from the browser', async () => {
    const { value } = await begins()
    for (const part of value.split('.'))
      expect(atob(part.replace(/-/g, '+').replace(/_/g, '/'))).not.toMatch(/lac/)
    const { found, taken } = await comesBack(value)
    expect(found).toMatchObject(signOn)
    expect(taken).toEqual([['pupitre_sign_on', { ...attributes, secure: false }]])
  })

  it('is over after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const { value } = await begins()
    vi.advanceTimersByTime(599_000)
    expect((await comesBack(value)).found).toBeDefined()
    vi.advanceTimersByTime(2_000)
    expect((await comesBack(value)).found).toBeUndefined()
  })

  it('is none where there is no cookie, and nothing is taken from the browser', async () => {
    expect(await comesBack(undefined)).toEqual({ found: undefined, taken: [] })
  })

  it('is none that another server keeps, that somebody wrote, or that never ends', async () => {
    const { value } = await begins()
    const endless = await new EncryptJWT({ ...signOn })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(key)
    for (const [cookie, by] of [
      [value, new Uint8Array(32)],
      ['', key],
      ['invented', key],
      [endless, key],
    ] as const) {
      const { found, taken } = await comesBack(cookie, by)
      expect([found, taken.length], cookie).toEqual([undefined, 1])
    }
  })

  it('is none that is locked in another way than ours', async () => {
    const wide = new Uint8Array(64).fill(5)
    const other = await new EncryptJWT({ ...signOn })
      .setProtectedHeader({ alg: 'dir', enc: 'A256CBC-HS512' })
      .setExpirationTime('5m')
      .encrypt(wide)
    expect((await comesBack(other, wide)).found).toBeUndefined()
    const wrapped = await new EncryptJWT({ ...signOn })
      .setProtectedHeader({ alg: 'A256KW', enc: 'A256GCM' })
      .setExpirationTime('5m')
      .encrypt(key)
    expect((await comesBack(wrapped)).found).toBeUndefined()
  })
})
