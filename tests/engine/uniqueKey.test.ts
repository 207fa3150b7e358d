import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uniqueKey } from '#engine/validation/uniqueKey.ts'

test.each([
  ['M1', 'm1'],
  [' M1\u00a0', 'M1'],
  ['e\u0301te\u0301', 'ÉTÉ'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
])('%j and %j are the same name', (a, b) => {
  expect(uniqueKey([a])).toBe(uniqueKey([b]))
})

test.each([
  ['M1', 'M 1'],
  ['ETE', 'ÉTÉ'],
])('%j and %j are not', (a, b) => {
  expect(uniqueKey([a])).not.toBe(uniqueKey([b]))
})

test('a missing value collides with nothing; no column at all is one key [console 5.20]', () => {
  expect(uniqueKey(['a', null])).toBeNull()
  expect(uniqueKey([undefined])).toBeNull()
  expect(uniqueKey([''])).toBeNull()
  expect(uniqueKey([])).toBe('')
  expect(uniqueKey([12, 'a'])).toBe('12\u0001a')
})

test('is a fixed point: the key of a key is that key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const key = uniqueKey([text])
      fc.pre(key !== null && key !== '')
      expect(uniqueKey([key])).toBe(key)
    }),
  )
})
