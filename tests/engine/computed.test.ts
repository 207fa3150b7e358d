import { describe, expect, test } from 'vitest'
import { attached, common, entity, nobody, number, workedMinutes } from '#dsl'
import type { ComputedRule } from '#dsl/entities/derived.ts'
import { recompute } from '#engine/computed.ts'
import { parcel } from '#tests/fixtures/parcel.ts'

const doubled: ComputedRule<'one', number> = {
  rule: 'doubled',
  reads: ['one'],
  run: (one) => (one as number) * 2,
}
const plusOne: ComputedRule<'two', number> = {
  rule: 'plusOne',
  reads: ['two'],
  run: (two) => (two as number) + 1,
}
const chain = entity('chain', {
  columns: { one: number(), two: number(), three: number() },
  belongs: common,
  access: { read: attached, insert: nobody, update: nobody, remove: nobody },
  derived: { two: doubled, three: plusOne },
  label: 'one',
})

describe('recompute', () => {
  test('runs only rules that read something changed', () => {
    expect(recompute(chain, { one: 1, two: 5 }, [])).toEqual({})
    expect(recompute(chain, { one: 1, two: 5 }, ['three'])).toEqual({})
    expect(recompute(chain, { one: 1, two: 5 }, ['two'])).toEqual({ three: 6 })
  })

  test('follows a computed column into those that read it', () => {
    expect(recompute(chain, { one: 4 }, ['one'])).toEqual({ two: 8, three: 9 })
    expect(recompute(chain, { one: 4 })).toEqual({ two: 8, three: 9 })
  })

  test('leaves a column out where its rule cannot say', () => {
    expect(recompute(parcel, { openAt: '07:00', closeAt: null })).toEqual({})
  })
})

describe('worked minutes [console 5.13]', () => {
  const { run } = workedMinutes('b', 'e', 'p')
  test.each([
    ['07:00', '14:30', '00:30', 420],
    ['21:00', '07:00', '01:00', 540],
    ['08:00', '08:00', '02:00', 1320],
    ['23:59', '00:01', '00:00', 2],
    ['07:00', '08:00', '02:00', -60],
    ['07:00', '15:00', null, 480],
    ['07:00', '15:00', 'half', 480],
  ])('%s to %s less %s is %i', (begin, end, pause, minutes) => {
    expect(run(begin, end, pause)).toBe(minutes)
  })

  test.each([
    [null, '08:00'],
    ['07:00', undefined],
    ['7:00', '08:00'],
    ['25:00', '08:00'],
  ])('%s to %s stays as it is', (begin, end) => {
    expect(run(begin, end, '00:30')).toBeUndefined()
  })
})
