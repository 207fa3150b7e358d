// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { unseenInstitutions } from '#app/state/selection.ts'

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
