import { isClock, minutesOfClock } from '../clock.ts'
import type { ComputedRule } from '../entities/derived.ts'

const DAY = 24 * 60

/**
 * Minutes between two times of day less the break: one day is added when the end is not after the begin;
 * a break that is not hour:minute counts as 0. Nominal wall-clock minutes, whatever the night of the year.
 * Source: specification §5, schedule. `undefined` (leave as it is) unless both times are hour:minute.
 */
export const countWorkedMinutes = (begin: unknown, end: unknown, pause: unknown): number | undefined => {
  if (!isClock(begin) || !isClock(end)) return undefined
  const from = minutesOfClock(begin)
  const to = minutesOfClock(end)
  return (to > from ? to : to + DAY) - from - (isClock(pause) ? minutesOfClock(pause) : 0)
}

export const workedMinutes = <const K extends string>(
  begin: K,
  end: K,
  pause: K,
): ComputedRule<K, number> => ({
  rule: 'workedMinutes',
  reads: [begin, end, pause],
  over: 'times',
  run: countWorkedMinutes,
})
