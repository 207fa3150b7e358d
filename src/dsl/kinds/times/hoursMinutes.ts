import type { FromSchema } from 'json-schema-to-ts'
import type { Problem, Reason } from '#protocol/problem.ts'
import { plainSpaces } from '../../clock.ts'
import { columnOf } from '../../columns/column.ts'
import type { Kind, Parsed } from '../../columns/kind.ts'
import { writeMinutes } from './minutes.ts'

const written = /^(\d{0,6})\s*[h:]\s*(\d{0,6})\s*h?$/i
/** "35", "35,5", and the same with its h: minutes are then in the hours. */
const hoursOnly = /^(\d{1,6}(?:[.,]\d{1,6})?)\s*h?$/i
const negative = /^-\s*\d/
/** Hours as they are copied out of a text: 1 607h00. */
const grouped = /^\d{1,3}(?: \d{3})+(?!\d)/
/** More hours than six digits. */
const tooMany = /^\d{7,}\s*(?:h.*)?$/i

/** As much as six digits of hours can say. */
const MOST = 999_999 * 60 + 59

const refused = (reason: Reason, params: Problem['params']): Parsed<number> => ({
  problem: { code: 406, reason, ...(params && { params }) },
})

const json = { type: 'integer', minimum: 0, maximum: MOST } as const

/**
 * A total of minutes entered as hours and minutes side by side, shown as XhMM; 0 is nothing. Hours may be decimal where
 * they stand alone: 35,5 is 35h30, to the nearest minute. Minutes beyond 59 count as the hours they make. What is no
 * number is refused: only an empty field says that there is none. Source: specification §5, counter limit; §9.
 */
export const hoursMinutesKind: Kind<'hoursMinutes', FromSchema<typeof json>> = {
  name: 'hoursMinutes',
  usualLength: 7,
  filter: 'range',
  json,
  sql: 'integer',
  align: 'end',
  nothing: 0,
  parse: (raw) => {
    const text = plainSpaces(raw).replace(grouped, (hours) => hours.replaceAll(' ', ''))
    if (tooMany.test(text)) return refused('atMost', { maximum: 999_999 })
    if (negative.test(text)) return refused('atLeast', { minimum: 0 })
    const alone = hoursOnly.exec(text)?.[1]
    if (alone) return { value: Math.round(Number(alone.replace(',', '.')) * 60) }
    const [, hours = '', minutes = ''] = written.exec(text) ?? []
    return hours || minutes
      ? { value: Number(hours) * 60 + Number(minutes) }
      : { problem: { code: 406, reason: 'notATotal' } }
  },
  format: writeMinutes,
  checkSql: (column) => `${column} > 0`,
  example: (n) => 60 + n * 15,
}

export const hoursMinutes = columnOf(hoursMinutesKind)
