import { Temporal } from 'temporal-polyfill'

/** How far the clocks on the wall are ahead of UTC from a moment on, both in minutes. */
export interface Offset {
  readonly since: number
  readonly minutes: number
}

const MINUTE_MS = 60_000

/**
 * What the clocks of a zone show between two moments (minutes since 1970, UTC): one entry, and another for each change of the
 * clocks. @throws RangeError for a zone that is none
 */
export const offsetsOf = (timeZone: string, from: number, to: number): readonly Offset[] => {
  let at = Temporal.Instant.fromEpochMilliseconds(from * MINUTE_MS).toZonedDateTimeISO(timeZone)
  const offsets: Offset[] = [{ since: Number.NEGATIVE_INFINITY, minutes: minutesOf(at) }]
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds >= to * MINUTE_MS) return offsets
    offsets.push({ since: next.epochMilliseconds / MINUTE_MS, minutes: minutesOf(next) })
    at = next
  }
}

const minutesOf = ({ offsetNanoseconds }: Temporal.ZonedDateTime): number =>
  Math.round(offsetNanoseconds / 60e9)
