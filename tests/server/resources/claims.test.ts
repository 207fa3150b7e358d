import { expect, it } from 'vitest'
import { Claims } from '#server/resources/write/lock/claims.ts'

it('rows are claimed where all of them are to be locked as strongly as is asked, or more so', () => {
  const claims = new Claims()
  claims.add('book', [1, 2], 'share')
  expect(claims.has('book', [1, 2], 'key share')).toBe(true)
  expect(claims.has('book', [1], 'share')).toBe(true)
  expect(claims.has('book', [1], 'update')).toBe(false)
  expect(claims.has('book', [1, 3], 'share')).toBe(false)
  expect(claims.has('shelf', [1], 'key share')).toBe(false)
  expect(claims.has('shelf', [], 'update')).toBe(true)
  claims.add('book', [3], 'update')
  expect(claims.has('book', [1, 2, 3], 'update')).toBe(true)
})
