import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { rememberDevice } from '#server/services/auth/knownDevice.ts'
import * as allowances from '#server/services/auth/limits/allowances.ts'
import { namesOfSignIn, networkOf } from '#server/services/auth/limits/names.ts'
import { testSecret } from '../../testServer.ts'

const keys = { device: new Uint8Array(32).fill(1), attempt: new Uint8Array(32).fill(2) }
const accountKey = 'director@example.org'

/** The cookie of a browser that has signed in to that account. */
const cookieOf = (account: string): string => {
  let value = ''
  const reply = { setCookie: (_: string, given: string) => (value = given) }
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: testSecret })
  rememberDevice(reply as never, { key: keys.device, account, config })
  return value
}
const namesOf = (admin: number | undefined, { cookie = '', account = accountKey } = {}) => {
  const request = { cookies: { pupitre_device: cookie }, ip: '192.0.2.7' }
  return namesOfSignIn(request as never, { accountKey: account, admin, keys })
}
const told = (...given: Parameters<typeof namesOf>) =>
  namesOf(...given).map(({ allowance, key }) => [allowance.sort, key])

describe('a sign-in is counted', () => {
  it('for the account and for the address, and only a lock of somebody is recorded', () => {
    expect(told(2)).toEqual([
      ['account', '2'],
      ['address', '192.0.2.7'],
    ])
    expect(namesOf(2).map(({ onWait }) => typeof onWait)).toEqual(['function', 'undefined'])
    expect(namesOf(undefined).map(({ onWait }) => typeof onWait)).toEqual(['undefined', 'undefined'])
  })

  it('for an unknown account as for a known one, without telling which address was tried', () => {
    const [[sort, key = ''] = [], another] = told(undefined)
    expect([sort, another]).toEqual(['account', ['address', '192.0.2.7']])
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(told(undefined)[0]?.[1]).toBe(key)
    expect(told(undefined, { account: 'viewer@example.org' })[0]?.[1]).not.toBe(key)
  })

  it('for the browser alone where the account knows it', () => {
    const cookie = cookieOf(accountKey)
    expect(told(2, { cookie })).toEqual([['device', cookie.split('.')[0]]])
    expect(told(3, { cookie, account: 'viewer@example.org' })).toHaveLength(2)
  })
})

describe('an address is counted', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('with those of its network: %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})

describe('one waits', () => {
  const { account, address, device, person, asker, asking, contact } = allowances
  const waits = ({ wait }: allowances.Allowance) => [0, 1, 2, 7, 8, 50].map(wait)

  it('a quarter of an hour for an account or from an address, however often', () => {
    for (const one of [account, address, asker, asking, contact])
      expect(waits(one)).toEqual(Array(6).fill(900))
  })

  it('longer and longer in a browser of one’s own, a quarter of an hour at most', () => {
    for (const one of [device, person]) expect(waits(one)).toEqual([5, 10, 20, 640, 900, 900])
  })
})
