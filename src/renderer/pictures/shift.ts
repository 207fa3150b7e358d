import { isClock, minutesOfClock } from '#dsl/clock.ts'
import { countWorkedMinutes } from '#dsl/rules/workedMinutes.ts'

const HOUR = 60
const DAY = 24 * HOUR

export interface Shift {
  /** Minutes from the first midnight; the end may lie in the next day. */
  readonly begin: number
  readonly end: number
  /** Minutes, at most the length of the shift. */
  readonly pause: number
  readonly worked: number
  readonly nextDay: boolean
  /** Length of the axis in minutes: 24, 36 or, where that is not enough, 48 hours. */
  readonly axis: number
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
    axis: [24, 36, 48].map((hours) => hours * HOUR).find((length) => to <= length) ?? 48 * HOUR,
  }
}
