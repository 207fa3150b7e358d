import { describe, expect, test } from 'vitest'
import { compared, type Figure } from '../../bench/figures.ts'
import { type Goal, goals } from '../../bench/goals.ts'
import { suiteNames } from '../../bench/suite.ts'
import { isWhole, verdictsOf } from '../../bench/verdicts.ts'

const ratio: Goal = { name: 'sort', suite: 'list', of: 'ratio', comparison: '≤', limit: 1.3, unit: '×' }
const size: Goal = { name: 'JavaScript', suite: 'boot', of: 'ours', comparison: '≤', limit: 200, unit: 'kB' }
const rate: Goal = { name: 'page 1', suite: 'reads', of: 'ratio', comparison: '≥', limit: 0.6, unit: '×' }

const sorted = (median: number): Figure => ({
  name: 'sort',
  unit: 'ms',
  ours: 20,
  rival: 10,
  ratio: { median, low: 1, high: 3 },
})
const verdicts = (of: readonly Goal[], figures: readonly Figure[]) =>
  verdictsOf(of, figures).map(({ verdict }) => verdict)

describe('a verdict', () => {
  test('of a ratio is about the ratio, whatever ours alone is', () => {
    expect(verdicts([ratio], [sorted(1.3)])).toEqual(['met'])
    expect(verdicts([ratio], [sorted(1.31)])).toEqual(['missed'])
  })

  test('of a rate is missed from below', () => {
    const at = (median: number): Figure => ({ ...sorted(median), name: 'page 1' })
    expect(verdicts([rate], [at(0.6)])).toEqual(['met'])
    expect(verdicts([rate], [at(0.59)])).toEqual(['missed'])
  })

  test('without a rival is about ours alone', () => {
    const weighed = (ours: number): Figure => ({ name: 'JavaScript', unit: 'kB', ours })
    expect(verdicts([size], [weighed(200)])).toEqual(['met'])
    expect(verdicts([size], [weighed(201)])).toEqual(['missed'])
  })

  test('says what was judged', () => {
    expect(verdictsOf([ratio], [sorted(1.31)])[0]).toMatchObject({ value: 1.31, figure: { rival: 10 } })
  })
})

describe('a goal that nobody measured', () => {
  test.each([
    ['has no figure', []],
    ['has a figure without a rival', [{ name: 'sort', unit: 'ms', ours: 1 }]],
    ['has a ratio that is no number', [sorted(Number.NaN)]],
    ['has no round', [compared({ name: 'sort', unit: 'ms' }, [])]],
  ] satisfies [string, Figure[]][])('says so and makes the run incomplete when it %s', (_, figures) => {
    const found = verdictsOf([ratio, size], [...figures, { name: 'JavaScript', unit: 'kB', ours: 1 }])
    expect(found.map(({ verdict }) => verdict)).toEqual(['not measured', 'met'])
    expect(isWhole(found)).toBe(false)
  })

  test('is another matter than a goal that is missed', () => {
    expect(isWhole(verdictsOf([ratio], [sorted(9)]))).toBe(true)
  })
})

test('every suite is judged by some goal, and no figure by two', () => {
  expect([...new Set(goals.map(({ suite }) => suite))].toSorted()).toEqual([...suiteNames].toSorted())
  expect(new Set(goals.map(({ name }) => name)).size).toBe(goals.length)
})

test('the ratio of a comparison is the median of the rounds, with their spread', () => {
  const rounds = [
    { ours: 30, rival: 10 },
    { ours: 20, rival: 20 },
    { ours: 20, rival: 10 },
  ]
  expect(compared({ name: 'sort', unit: 'ms' }, rounds)).toEqual({
    name: 'sort',
    unit: 'ms',
    ours: 20,
    rival: 10,
    ratio: { median: 2, low: 1, high: 3 },
  })
})
