import { expect, it } from 'vitest'
import { INT32_MAX, TEXT_MAX } from '#dsl/bounds.ts'
import { HttpProblem } from '#server/errors.ts'
import { readListRequest } from '#server/resources/read/listRequest.ts'

const read = (body: Record<string, unknown>): unknown => {
  try {
    return readListRequest(body)
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error
    return [error.status, error.details[0]?.column, error.details[0]?.reason]
  }
}
const search = (request: unknown) => read({ search: JSON.stringify(request) })

it.each([
  {},
  { select: [] },
  { select: Array.from({ length: 200 }, () => 'a') },
  { query: { anything: [1, null, { a: 1 }] } },
  { limit: 0, offset: 0 },
  { limit: 99_999, offset: INT32_MAX },
  { limit: 9_999_999 },
  { orderby: Array.from({ length: 5 }, () => ({ columnName: 'a', orientation: 'asc' })) },
  { orderby: [{ columnName: 'a', orientation: 'desc' }] },
  { after: 'a', keys: true, offset: 30 },
  { before: 'a', limit: 30 },
  { text: { value: '' } },
  { text: { value: 'x'.repeat(TEXT_MAX), columns: ['a'] } },
])('%j is a request', (request) => {
  expect(search(request)).toEqual(request)
})

it.each([
  ['select', { select: 'a' }],
  ['select', { select: [1] }],
  ['select', { select: Array.from({ length: 201 }, () => 'a') }],
  ['query', { query: [] }],
  ['query', { query: null }],
  ['limit', { limit: 10_000_000 }],
  ['limit', { limit: -1 }],
  ['limit', { limit: 1.5 }],
  ['limit', { limit: '1' }],
  ['limit', { limit: null }],
  ['offset', { offset: -1 }],
  ['offset', { offset: INT32_MAX + 1 }],
  ['after', { after: 1 }],
  ['before', { before: 'x'.repeat(10_001) }],
  ['before', { after: 'a', before: 'b' }],
  ['keys', { keys: 'true' }],
  ['orderby', { orderby: {} }],
  ['orderby', { orderby: [{ columnName: 'a' }] }],
  ['orderby', { orderby: [{ orientation: 'asc' }] }],
  ['orderby', { orderby: [{ columnName: 'a', orientation: 'ascending' }] }],
  ['orderby', { orderby: [{ columnName: 1, orientation: 'asc' }] }],
  ['orderby', { orderby: [{ columnName: 'a', orientation: 'asc', nulls: 'first' }] }],
  ['orderby', { orderby: Array.from({ length: 6 }, () => ({ columnName: 'a', orientation: 'asc' })) }],
  ['text', { text: 'a' }],
  ['text', { text: {} }],
  ['text', { text: { value: 1 } }],
  ['text', { text: { value: 'x'.repeat(TEXT_MAX + 1) } }],
  ['text', { text: { value: 'a', columns: [] } }],
  ['text', { text: { value: 'a', columns: [1] } }],
  ['text', { text: { value: 'a', mode: 'b' } }],
  ['where', { where: 1 }],
  ['search', []],
  ['search', null],
  ['search', 'text'],
])('%s is named where it is not understood: %j', (column, request) => {
  expect(search(request)).toEqual([400, column, 'wrongFormat'])
})

it('what is no text is of the wrong type, what is no JSON of the wrong form', () => {
  for (const value of [{}, 5, null, undefined, ['{}']])
    expect(read({ search: value })).toEqual([400, 'search', 'wrongType'])
  for (const value of ['', '{', 'undefined'])
    expect(read({ search: value })).toEqual([400, 'search', 'wrongFormat'])
})

it('nothing may stand beside it', () => {
  expect(read({ search: '{}', name: 'a' })).toEqual([400, 'name', 'unknownColumn'])
})
