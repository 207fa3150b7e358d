import { expect, it } from 'vitest'
import { numberKind } from '#dsl/kinds/number.ts'
import { shown } from '#renderer/widgets/number.tsx'

const languages = ['fr', 'de', 'en-GB', 'es']
const numbers = [0, 7, -1.5, 1000, 1200, 12_000, 1234.5678, 2_147_483_647]

it.each(languages)('a number that is copied from a list is read as itself: %s', (language) => {
  const read = numbers.map((value) => numberKind.parse(shown(value, language)))
  expect(read).toEqual(numbers.map((value) => ({ value })))
})

it('two numbers that differ look different, and thousands stand apart', () => {
  expect([1.23456, 1.23457, 12_000].map((value) => shown(value, 'de'))).toEqual([
    '1,23456',
    '1,23457',
    '12\u202f000',
  ])
})
