import { expect, it } from 'vitest'
import { LockSet } from '#server/resources/write/lock/lockSet.ts'

it('a lock set has rows where all of them are to be locked as strongly as is asked, or more so', () => {
  const locks = new LockSet()
  locks.add('book', [1, 2], 'share')
  expect(locks.has('book', [1, 2], 'key share')).toBe(true)
  expect(locks.has('book', [1], 'share')).toBe(true)
  expect(locks.has('book', [1], 'update')).toBe(false)
  expect(locks.has('book', [1, 3], 'share')).toBe(false)
  expect(locks.has('shelf', [1], 'key share')).toBe(false)
  expect(locks.has('shelf', [], 'update')).toBe(true)
  locks.add('book', [3], 'update')
  expect(locks.has('book', [1, 2, 3], 'update')).toBe(true)
})
