import type { Dayjs, ManipulateType } from 'dayjs'
import type { SqlType } from '#dsl/columns/kind.ts'
import type { Related } from '#dsl/entities/related.ts'
import { dayExists } from '#dsl/kinds/times/date.ts'
import { dayjs, ISO_DAY, utcDay } from '#protocol/dates.ts'

const moving = /^now(?:([+-])(\d{1,4}) (year|month|day|hour)s?)?$/
const day = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/
const decimal = /^-?\d{1,15}(?:\.\d{1,6})?$/

/**
 * 'now', 'now+1 year', 'now-3 months', a day or an instant, as an ISO instant; `undefined` when it is none. A month after
 * 31 January is the last day of February.
 */
const readInstant = (text: string, now: Date): string | undefined => {
  const match = moving.exec(text)
  if (match) {
    const [, sign, count = '0', unit = 'day'] = match
    // The pattern lets these units through only.
    return iso(dayjs.utc(now).add(Number(count) * (sign === '-' ? -1 : 1), unit as ManipulateType))
  }
  if (!dayExists(text.slice(0, ISO_DAY.length))) return undefined
  return instant.test(text) ? iso(dayjs.utc(text)) : day.test(text) ? iso(utcDay(text)) : undefined
}

/** Years 1 to 9999: others have no four-digit text, which the database would read differently. */
const iso = (at: Dayjs): string | undefined =>
  at.year() >= 1 && at.year() <= 9999 ? at.toISOString() : undefined

type ReadBound = (text: string, now: Date) => string | undefined

const number: ReadBound = (text) => (decimal.test(text) ? text : undefined)

const readers: Partial<Record<SqlType, ReadBound>> = {
  timestamptz: readInstant,
  date: (text, now) => readInstant(text, now)?.slice(0, 10),
  integer: number,
  bigint: number,
  'double precision': number,
}

/** Both ends of a range; an end left out is open. */
export interface Range {
  readonly from?: string
  readonly to?: string
}

/** Reads 'from,to'; `undefined` where the column's type has no ranges or an end cannot be read. */
export const readRange = (text: unknown, type: SqlType, now: Date): Range | undefined => {
  const read = readers[type]
  const ends = typeof text === 'string' ? text.split(',').map((end) => end.trim()) : []
  if (!read || ends.length !== 2) return undefined
  const [from, to] = ends.map((end) => (end === '' ? null : read(end, now)))
  return from === undefined || to === undefined ? undefined : { from: from ?? undefined, to: to ?? undefined }
}

/** The window of related rows: what a confirmation counts and an effect changes. */
export const windowOf = (window: NonNullable<Related['window']>, now: Date): Range => ({
  from: now.toISOString(),
  to: readInstant(`now+${window.ahead}`, now),
})

/** SQL conditions of a range: the first moment is in, the last one is not. */
export const rangeSql = (
  column: string,
  type: SqlType,
  range: Range,
  bind: (value: unknown, type: string) => string,
): string[] => {
  // A decimal end against whole numbers is compared as a number, not cut.
  const as = readers[type] === number ? 'numeric' : type
  return [
    ...(range.from === undefined ? [] : [`${column} >= ${bind(range.from, as)}`]),
    ...(range.to === undefined ? [] : [`${column} < ${bind(range.to, as)}`]),
  ]
}
