import { clockOfMinutes, minutesOfClock } from '#dsl/clock.ts'
import type { Parsed } from '#dsl/columns/kind.ts'

const STEP = 5
const DAY = 24 * 60

/**
 * ArrowUp and ArrowDown move a time by five minutes, to the next multiple of five: past midnight a time of day
 * begins again, a length of time stops at its bounds.
 */
export const clockStep =
  (parse: (raw: string) => Parsed<string>, beyond: 'wraps' | 'stops') =>
  (key: string, text: string): string | undefined => {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
    const read = text.trim() === '' ? { value: '00:00' } : parse(text)
    if (!('value' in read)) return undefined
    const now = minutesOfClock(read.value)
    const next =
      key === 'ArrowUp' ? Math.floor(now / STEP) * STEP + STEP : Math.ceil(now / STEP) * STEP - STEP
    return clockOfMinutes(beyond === 'wraps' ? (next + DAY) % DAY : Math.min(Math.max(next, 0), DAY - STEP))
  }
