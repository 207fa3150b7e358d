import { describe, expect, it } from 'vitest'
import type { SqlType } from '#dsl/columns/kind.ts'
import { rangeSql, readRange, windowOf } from '#server/resources/read/conditions/range.ts'

const now = new Date('2026-11-21T12:34:56.789Z')
const read = (text: unknown, type: SqlType = 'timestamptz') => readRange(text, type, now)

describe('a range of moments', () => {
  it.each([
    ['now,', '2026-11-21T12:34:56.789Z'],
    ['now+1 hour,', '2026-11-21T13:34:56.789Z'],
    ['now-2 hours,', '2026-11-21T10:34:56.789Z'],
    ['now+1 day,', '2026-11-22T12:34:56.789Z'],
    ['now-21 days,', '2026-10-31T12:34:56.789Z'],
    ['now+1 month,', '2026-12-21T12:34:56.789Z'],
    ['now-3 months,', '2026-08-21T12:34:56.789Z'],
    ['now+1 year,', '2027-11-21T12:34:56.789Z'],
    ['now-2025 years,', '0001-11-21T12:34:56.789Z'],
    ['now+7973 years,', '9999-11-21T12:34:56.789Z'],
    ['now+0 days,', '2026-11-21T12:34:56.789Z'],
    ['2027-03-09,', '2027-03-09T00:00:00.000Z'],
    ['0001-01-01,', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31,', '9999-12-31T00:00:00.000Z'],
    ['2028-02-29,', '2028-02-29T00:00:00.000Z'],
    ['2027-03-09T10:20:30Z,', '2027-03-09T10:20:30.000Z'],
    ['2027-03-09T10:20:30.4Z,', '2027-03-09T10:20:30.400Z'],
    ['2027-03-09T10:20:30.456Z,', '2027-03-09T10:20:30.456Z'],
    ['2027-03-09T24:00:00Z,', '2027-03-10T00:00:00.000Z'],
    [' 2027-03-09 , ', '2027-03-09T00:00:00.000Z'],
  ])('begins with %s', (text, from) => {
    expect(read(text)).toEqual({ from, to: undefined })
    const [start = '', end = ''] = text.split(',')
    expect(read(`${end},${start}`)).toEqual({ from: undefined, to: from })
  })

  it.each([
    'xnow,',
    'nowx,',
    'now+1,',
    'now+1 week,',
    'now 1 day,',
    'now+1  day,',
    'now+12345 days,',
    'now+x days,',
    'now+1 dayss,',
    'now-2026 years,',
    'now+7974 years,',
    '2027-3-9,',
    '2027-02-29,',
    '2027-13-01,',
    '2027-04-31,',
    '0000-01-01,',
    '10000-01-01,',
    'x2027-03-09,',
    '2027-03-09x,',
    '2027-03-09T10:20,',
    '2027-03-09T10:20:30,',
    '2027-03-09T10:20:30.4567Z,',
    '2027-03-09T10:20:30.Z,',
    '2027-03-09T10:20:30z,',
    '2027-03-09T10:20:30ZZ,',
    'x2027-03-09T10:20:30Z,',
    '2027-03-09T25:00:00Z,',
    '2027-02-30T10:00:00Z,',
    '2027-03-09T10:20:60Z,',
    '9999-12-31T24:00:00Z,',
    '2027-03-09 10:20:30Z,',
    'infinity,',
  ])('does not begin or end with %s', (text) => {
    expect(read(text)).toBeUndefined()
    expect(read(`,${text.slice(0, -1)}`)).toBeUndefined()
  })

  it.each([
    ['2027-01-31T12:00:00Z', 'now+1 month,', '2027-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00Z', 'now+1 year,', '2029-02-28T12:00:00.000Z'],
    ['2028-05-31T12:00:00Z', 'now-3 months,', '2028-02-29T12:00:00.000Z'],
  ])('from %s on, %s stays in the month that is meant', (from, text, expected) => {
    expect(readRange(text, 'timestamptz', new Date(from))?.from).toBe(expected)
  })

  it('of days is of their dates', () => {
    expect(read('now,2027-03-09T23:00:00Z', 'date')).toEqual({ from: '2026-11-21', to: '2027-03-09' })
    expect(read('2027-03-09x,', 'date')).toBeUndefined()
  })
})

describe('a range of numbers', () => {
  it.each(['integer', 'bigint', 'double precision'] as const)('is of %s', (type) => {
    expect(read('1,-2', type)).toEqual({ from: '1', to: '-2' })
    expect(read('999999999999999.123456,', type)).toEqual({ from: '999999999999999.123456', to: undefined })
    for (const wrong of [
      '1e3',
      '+1',
      '1.',
      '.5',
      '1.1234567',
      '1234567890123456',
      'x',
      '1x',
      'x1',
      '--1',
      'now',
    ])
      expect([read(`${wrong},`, type), read(`,${wrong}`, type)], wrong).toEqual([undefined, undefined])
  })
})

it.each([5, null, ['1', '2'], {}, '', '1', '1,2,3', ',,'])('%j is no range', (text) => {
  expect(read(text, 'integer')).toBeUndefined()
})

it('a comma alone is a range that is open on both sides', () => {
  expect(read(',', 'integer')).toEqual({ from: undefined, to: undefined })
})

it.each(['text', 'jsonb', 'boolean'] as const)('columns of %s have no ranges', (type) => {
  expect(read('a,b', type)).toBeUndefined()
  expect(read('1,2', type)).toBeUndefined()
})

it('the window of related rows begins now', () => {
  const window = { column: 'at', ahead: '1 year' } as const
  expect(windowOf(window, now)).toEqual({ from: now.toISOString(), to: '2027-11-21T12:34:56.789Z' })
})

describe('its SQL', () => {
  const sqlOf = (type: SqlType, range: { from?: string; to?: string }) => {
    const bound: unknown[] = []
    const sql = rangeSql('t."at"', type, range, (value, as) => {
      bound.push(value)
      return `$${bound.length}::${as}`
    })
    return [sql, bound]
  }

  it('has the first moment in and the last one out', () => {
    expect(sqlOf('timestamptz', { from: 'a', to: 'b' })).toEqual([
      ['t."at" >= $1::timestamptz', 't."at" < $2::timestamptz'],
      ['a', 'b'],
    ])
    expect(sqlOf('date', { from: 'a' })).toEqual([['t."at" >= $1::date'], ['a']])
    expect(sqlOf('date', { to: 'b' })).toEqual([['t."at" < $1::date'], ['b']])
    expect(sqlOf('date', {})).toEqual([[], []])
  })

  it.each(['integer', 'bigint', 'double precision'] as const)(
    'compares %s as numbers, so that no end is cut',
    (type) => {
      expect(sqlOf(type, { from: '1.5', to: '2.5' })[0]).toEqual([
        't."at" >= $1::numeric',
        't."at" < $2::numeric',
      ])
    },
  )
})
