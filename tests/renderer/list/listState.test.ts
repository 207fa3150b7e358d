import { describe, expect, it } from 'vitest'
import {
  initialListState,
  pageNumbers,
  parseListState,
  printListState,
  searchedFor,
  sortedBy,
} from '#renderer/list/state/listState.ts'
import { schedule } from '#schemas/tables/schedule.ts'

const parse = (query: string) => parseListState(new URLSearchParams(query), schedule)
const print = (...given: Parameters<typeof printListState>) => printListState(...given).toString()

describe('the state of a list in the address', () => {
  it('is read from the query string', () => {
    expect(parse('q=M 1&page=3&sort=-endAt')).toEqual({ q: 'M 1', page: 3, sort: 'endAt', descending: true })
    expect(parse('')).toEqual({ q: '', page: 1, sort: 'code', descending: false })
  })

  it.each(['page=0', 'page=-2', 'page=x', 'page=1e9.5', 'sort=password', 'sort=-', 'sort=shift'])(
    'ignores nonsense: %s',
    (query) => expect(parse(query)).toEqual(initialListState(schedule)),
  )

  it('is written shortly, beside what else the address holds', () => {
    const first = initialListState(schedule)
    const params = new URLSearchParams('institutions=1,2&page=4&sort=-code')
    expect(print(first, schedule, params)).toBe('institutions=1%2C2')
    expect(print({ ...first, q: 'été', page: 2, descending: true }, schedule)).toBe(
      'q=%C3%A9t%C3%A9&page=2&sort=-code',
    )
  })

  it('comes back as it was written', () => {
    const state = { q: '07:30 & =', page: 12, sort: 'beginAt', descending: true }
    expect(parseListState(printListState(state, schedule), schedule)).toEqual(state)
  })
})

it('sorting and searching go back to the first page', () => {
  const state = { q: '', page: 3, sort: 'code', descending: false }
  expect(sortedBy(state, 'code')).toEqual({ ...state, page: 1, descending: true })
  expect(sortedBy({ ...state, descending: true }, 'endAt')).toEqual({ ...state, page: 1, sort: 'endAt' })
  expect(searchedFor(state, 'M')).toEqual({ ...state, page: 1, q: 'M' })
})

it('offers the pages around the present one', () => {
  expect(pageNumbers(1, 4)).toEqual([1, 2, 3, 4])
  expect(pageNumbers(6, 20)).toEqual([1, null, 5, 6, 7, null, 20])
  expect(pageNumbers(1, 1)).toEqual([1])
})

it('a search is no longer than any text can be, and has no NUL: the server would refuse it, again and again', () => {
  expect(parse(`q=${'x'.repeat(7000)}`).q).toBe('x'.repeat(255))
  expect(parse('q=%00M1').q).toBe('M1')
})
