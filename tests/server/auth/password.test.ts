import { expect, it } from 'vitest'
import { hashPassword, isSamePassword, verifyPassword } from '#server/services/auth/password.ts'

const [composed, decomposed] = ['pass\u00e9 compos\u00e9', 'passe\u0301 compose\u0301']

it('is hashed as OWASP asks for, with a salt of its own each time', async () => {
  const [one = '', two = ''] = await Promise.all([
    hashPassword('correct horse'),
    hashPassword('correct horse'),
  ])
  const [, variant, version, cost = '', salt] = one.split('$')
  expect([variant, version]).toEqual(['argon2id', 'v=19'])
  const { m, t, p } = Object.fromEntries(cost.split(',').map((part) => part.split('=')))
  expect([Number(m) >= 19_456, Number(t) >= 2, Number(p) >= 1]).toEqual([true, true, true])
  expect(salt).toHaveLength(22)
  expect(two.split('$')[4]).not.toBe(salt)
})

it('is known by what it is, however its accents are written, and by nothing less', async () => {
  const hash = await hashPassword(composed)
  expect(await verifyPassword(decomposed, hash)).toBe(true)
  expect(await verifyPassword(composed.toUpperCase(), hash)).toBe(false)
  expect(await verifyPassword('', hash)).toBe(false)
  expect(await verifyPassword(composed, undefined)).toBe(false)
  expect(await verifyPassword(composed, 'composed')).toBe(false)
  expect([isSamePassword(composed, decomposed), isSamePassword(composed, `${composed} `)]).toEqual([
    true,
    false,
  ])
})
