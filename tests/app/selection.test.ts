// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import {
  holdInstitutions,
  rememberInstitutions,
  selectedInstitutions,
  unseenInstitutions,
  withInstitutions,
} from '#app/state/selection.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

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

it('a page about one institution is about that no more once it is left out of the selected ones [area 2.4]', () => {
  expect(withInstitutions('?institutions=1&institution=2', [1, 2])).toBe('?institutions=1,2&institution=2')
  expect(withInstitutions('?institutions=1&institution=2', [1, 3])).toBe('?institutions=1,3')
})

it('what a tab shows stays selected in it while another one selects, until its address says otherwise', () => {
  const shown = (search = '') => selectedInstitutions(search, 7, two)
  expect(shown()).toEqual([1])
  // A tab that is opened begins with what was selected last.
  rememberInstitutions(7, [2])
  expect(shown()).toEqual([2])
  holdInstitutions(7, shown())
  rememberInstitutions(7, [1, 2])
  expect(shown()).toEqual([2])
  expect(shown('?institutions=1')).toEqual([1])
  expect(selectedInstitutions('', 8, two)).toEqual([1])
  holdInstitutions(7, [])
  expect(shown()).toEqual([])
})
