import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * dayjs as the whole project has it. Its plugins and languages are one state for everybody: so it comes from here only, a plugin of a
 * few places is added where they are, and the language of a text is said by `.locale()` each time.
 */
export { dayjs }

/** How days stand on the wire: '2026-11-24'. */
export const ISO_DAY = 'YYYY-MM-DD'

// Both are read by the platform: dayjs takes a year below 100 for one of 1900 to 1999 when it reads a text by itself.

/** The first moment, in UTC, of a day 'YYYY-MM-DD'. The platform takes 31 February for 3 March: see `dayExists`. */
export const utcDay = (day: string): Dayjs => dayjs.utc(`${day}T00:00:00Z`)

/** The first moment of a day 'YYYY-MM-DD' where the person is. */
export const localDay = (day: string): Dayjs => dayjs(new Date(`${day}T00:00:00`))
