import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutBreak } from '#server/services/payroll/withoutBreak.ts'

const parts = (begin: number, end: number, minutes: number) =>
  withoutBreak({ begin, end, workerType: 1 }, minutes).map((part) => [part.begin, part.end])

it.each([
  ['no break', 0, 480, 0, [[0, 480]]],
  [
    'half an hour in the middle',
    0,
    480,
    30,
    [
      [0, 225],
      [255, 480],
    ],
  ],
  [
    'an odd minute, before the break',
    0,
    10,
    3,
    [
      [0, 4],
      [7, 10],
    ],
  ],
  ['all but a minute', 0, 10, 9, [[0, 1]]],
  ['as long as the shift: it has none', 0, 10, 10, [[0, 10]]],
  ['longer than the shift: it has none', 0, 10, 60, [[0, 10]]],
])('a break: %s', (_, begin, end, minutes, expected) => {
  expect(parts(begin, end, minutes)).toEqual(expected)
})

it('takes its own length off, once, whatever the shift', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.integer({ min: 1, max: 2880 }),
      fc.nat(1439),
      (begin, length, minutes) => {
        const worked = parts(begin, begin + length, minutes)
        const sum = worked.reduce((total, [from = 0, to = 0]) => total + to - from, 0)
        expect(sum).toBe(minutes < length ? length - minutes : length)
        expect(worked.every(([from = 0, to = 0]) => from < to)).toBe(true)
      },
    ),
  )
})
