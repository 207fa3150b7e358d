import { dayjs, ISO_DAY, utcDay } from '../dates.ts'
import type { Endpoint } from '../services.ts'

/** The two files of an export: the hours that payroll takes over, and those that it could not be given. */
export const payrollParts = ['exported', 'leftOut'] as const
export type PayrollPart = (typeof payrollParts)[number]

/** The file of an export, to be fetched; a POST asks for one that has failed anew. */
export const payrollFile = (id: number): Endpoint => ({ service: 'export', path: `/v2/export/${id}/file` })

/** What becomes of the file of an export. */
export const fileStates = ['waiting', 'done', 'failed'] as const
export type FileState = (typeof fileStates)[number]

/** Days 'YYYY-MM-DD' of an export, both included. */
export interface Days {
  readonly begin: string
  readonly end: string
}

/** First and last second of them, in UTC as pay codes are. */
export interface Seconds {
  readonly beginAt: number
  readonly endAt: number
}

export const daysOfExport = ({ beginAt, endAt }: Seconds): Days => ({
  begin: dayOf(beginAt),
  end: dayOf(endAt),
})

export const secondsOfDays = ({ begin, end }: Days): Seconds => ({
  beginAt: utcDay(begin).unix(),
  endAt: utcDay(end).endOf('day').unix(),
})

const dayOf = (seconds: number): string => dayjs.unix(seconds).utc().format(ISO_DAY)

/** What programs and people may mean something else by in the name of a file. */
const unfit = /[^\p{L}\p{N} .,’'()_-]+/gu

/** `export-Clinique du Lac-2026-10-01-2026-10-31.csv`; the other one ends in `-leftOut`. Source: specification §7 (file name). */
export const payrollFileName = (
  one: Seconds & { readonly filename: string },
  institution: string,
  part: PayrollPart,
): string => {
  const { begin, end } = daysOfExport(one)
  return [one.filename, institution, begin, end, ...(part === 'exported' ? [] : [part])]
    .map((word) => word.replace(unfit, ' ').trim().slice(0, 60))
    .join('-')
    .concat('.csv')
}
