// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { unseenInstitutions, withInstitutions } from '#app/state/selection.ts'

const two = [
  { id: 1, name: 'CHU de Lyon' },
  { id: 2, name: 'Clinique des Lilas' },
]

it.each([
  ['', 0],
  ['?institutions=', 0],
  ['?institutions=1,2', 0],
  ['?institutions=1,2,3', 1],
  ['?institutions=999', 1],
  ['?institutions=3,3,x,1', 2],
])('an address with %j names so many institutions that the person has not: %i', (search, count) => {
  expect(unseenInstitutions(search, two)).toBe(count)
})

it('another choice of institutions leaves an address as people read it, from its first page', () => {
  expect(withInstitutions('?page=3&columns=code,beginAt&widths=code:240', [2, 1])).toBe(
    '?columns=code,beginAt&widths=code:240&institutions=2,1',
  )
})

it('other institutions are looked at from the first page on, in the same order and search', () => {
  expect(withInstitutions('?institutions=1&page=7&sort=-code&q=nuit', [1, 2])).toBe(
    '?institutions=1,2&sort=-code&q=nuit',
  )
})
