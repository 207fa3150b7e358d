import { describe, expect, it } from 'vitest'
import { durationKind } from '#dsl/kinds/times/duration.ts'
import { timeOfDayKind } from '#dsl/kinds/times/timeOfDay.ts'
import { clockStep } from '#renderer/widgets/times/clockStep.ts'

const time = clockStep(timeOfDayKind.parse, 'wraps')
const length = clockStep(durationKind.parse, 'stops')

describe('arrow keys', () => {
  it.each([
    ['ArrowUp', '07:30', '07:35'],
    ['ArrowUp', '732', '07:35'],
    ['ArrowDown', '7h32', '07:30'],
    ['ArrowDown', '00:00', '23:55'],
    ['ArrowUp', '23:55', '00:00'],
    ['ArrowUp', '', '00:05'],
  ])('%s from %j gives %s for a time of day', (key, from, to) => expect(time(key, from)).toBe(to))

  it.each([
    ['ArrowDown', '00:00', '00:00'],
    ['ArrowUp', '30', '00:35'],
    ['ArrowUp', '23:55', '23:55'],
  ])('%s from %j gives %s for a length of time', (key, from, to) => expect(length(key, from)).toBe(to))

  it('do nothing to what cannot be read, and other keys do nothing at all', () => {
    expect(time('ArrowUp', 'midi')).toBeUndefined()
    expect(time('a', '07:30')).toBeUndefined()
  })
})
