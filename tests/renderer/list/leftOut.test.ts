import { expect, it } from 'vitest'
import { leftOut } from '#renderer/list/state/leftOut.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { service } from '#schemas/tables/service.ts'

const of = (query: string, table: Parameters<typeof leftOut>[1] = schedule) =>
  leftOut(new URLSearchParams(query), table).map(({ what, column }) => `${what} ${column}`)

it.each([
  ['', []],
  ['q=x&page=2&sort=-endAt&where.code=has:nuit&institutions=1&columns=foo', []],
  ['sort=code', []],
  ['sort=', []],
  ['where.foo=contains:x&where.code=has:nuit', ['filter foo']],
  ['where.code=contains:x&sort=-foo', ['filter code', 'sort foo']],
  ['filter=nope', ['filter filter']],
])('of the address %j what cannot be applied is known', (query, parts) => {
  expect(of(query)).toEqual(parts)
})

it('a value that there is not is none to filter by', () => {
  expect(of('where.parking=in:NOPE', service)).toEqual(['filter parking'])
})
