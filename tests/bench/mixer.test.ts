import { describe, expect, test } from 'vitest'
import { mixer } from '../../bench/load/mixer.ts'
import type { Sent } from '../../bench/load/requests.ts'
import type { Mix } from '../../bench/load/shots.ts'
import { rowCounts } from '../../bench/mixed/house.ts'
import { lists } from '../../bench/mixed/lists.ts'

const mix = (more: Partial<Mix> = {}): Mix => ({
  kind: 'mix',
  people: [{ authorization: 'Bearer a' }, { authorization: 'Bearer b' }],
  writers: 1,
  reads: [{ by: 1, path: '/list', body: {} }],
  rows: [{ path: `/rows/${crypto.randomUUID()}`, version: 4, body: {} }],
  inserts: { path: '/new', rows: [{}] },
  insertEvery: 3,
  ...more,
})

/** The next `count`, each answered before the one after it is sent. */
const sent = (next: () => Sent, count: number, status = 200) =>
  Array.from({ length: count }, () => {
    const { request, answered } = next()
    answered?.(status)
    return request
  })

const ifMatch = (requests: readonly Sent['request'][]) =>
  requests.filter(({ method }) => method === 'PUT').map(({ headers }) => headers['if-match'])

describe('a mixed load', () => {
  test('is seven lists to three writes, of which one in three is an insert', () => {
    const paths = sent(mixer(mix()), 300).map(({ path }) => path)
    expect(paths.filter((path) => path === '/list')).toHaveLength(210)
    expect(paths.filter((path) => path === '/new')).toHaveLength(30)
  })

  test('changes a row with the version that it has by then', () => {
    expect(ifMatch(sent(mixer(mix()), 20))).toEqual(['"4"', '"5"', '"6"', '"7"'])
  })

  test('goes on with that version in the next lot of shots', () => {
    const one = mix()
    sent(mixer(one), 20)
    expect(ifMatch(sent(mixer(one), 10))).toEqual(['"8"', '"9"'])
  })

  test('keeps the version of a row whose change was refused', () => {
    expect(ifMatch(sent(mixer(mix()), 10, 503))).toEqual(['"4"', '"4"'])
  })

  test('never changes a row whose last change has no answer yet', () => {
    const next = mixer(mix({ insertEvery: 1_000 }))
    expect(() => Array.from({ length: 10 }, next)).toThrow('no row to change')
  })

  test('is written by those who may, and each write has a key of its own', () => {
    const writes = sent(mixer(mix()), 100).filter(({ path }) => path !== '/list')
    expect(new Set(writes.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer a']))
    expect(new Set(writes.map(({ headers }) => headers['idempotency-key'])).size).toBe(writes.length)
  })
})

test('the lists are those of 300 institutions with 100 000 rows: sorted, searched and turned over to the depth', () => {
  expect(rowCounts).toHaveLength(300)
  expect(rowCounts.reduce((sum, rows) => sum + rows, 0)).toBe(100_000)
  const asked = lists().map(({ body }) => JSON.parse((body as { search: string }).search))
  expect(asked.every(({ query }) => (query.institution ?? query.id).length > 0)).toBe(true)
  expect(asked.some(({ text }) => text !== undefined)).toBe(true)
  expect(new Set(asked.map(({ orderby }) => orderby[0].columnName)).size).toBeGreaterThan(3)
  expect(asked.some(({ offset }) => offset > 50_000)).toBe(true)
  expect(asked.some(({ query }) => query.institution?.length === 300)).toBe(true)
})
