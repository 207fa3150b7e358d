import { isClock, minutesOfClock } from '#dsl/clock.ts'
import { countWorkedMinutes } from '#dsl/rules/workedMinutes.ts'

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Minutes from the first midnight to the noon after the second: the one axis of all bars, so that hours stand under each
 * other. What ends later than that runs out of the picture.
 */
export const AXIS = 36 * HOUR

export interface Shift {
  /** Minutes from the first midnight; the end may lie in the next day. */
  readonly begin: number
  readonly end: number
  /** Minutes, at most the length of the shift. */
  readonly pause: number
  readonly worked: number
  readonly nextDay: boolean
}

/** What a shift bar draws, or undefined unless begin and end are times of day. */
export const shiftOf = (values: Readonly<Record<string, unknown>>): Shift | undefined => {
  const { begin, end, pause } = values
  const worked = countWorkedMinutes(begin, end, pause)
  if (worked === undefined || !isClock(begin) || !isClock(end)) return undefined
  const from = minutesOfClock(begin)
  const to = minutesOfClock(end) > from ? minutesOfClock(end) : minutesOfClock(end) + DAY
  return {
    begin: from,
    end: to,
    pause: Math.min(isClock(pause) ? minutesOfClock(pause) : 0, to - from),
    worked,
    nextDay: to >= DAY,
  }
}
