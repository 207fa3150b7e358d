import type { Endpoint } from './services.ts'

/** The two files of an export: the hours that payroll takes over, and those that it could not be given. */
export const payrollParts = ['exported', 'leftOut'] as const
export type PayrollPart = (typeof payrollParts)[number]

/** The file of an export, to be fetched; a POST asks for one that has failed anew. */
export const payrollFile = (id: number): Endpoint => ({ service: 'export', path: `/v2/export/${id}/file` })

/** What becomes of the file of an export. */
export type FileState = 'waiting' | 'done' | 'failed'

const DAY_S = 86_400

/** Days 'YYYY-MM-DD' of an export, both included: those of its seconds in UTC. */
export const daysOfExport = (beginAt: number, endAt: number): readonly [string, string] => [
  dayOf(beginAt),
  dayOf(endAt),
]

const dayOf = (seconds: number): string =>
  new Date(Math.floor(seconds / DAY_S) * DAY_S * 1000).toISOString().slice(0, 10)

/** What programs and people may mean something else by in the name of a file. */
const unfit = /[^\p{L}\p{N} .,’'()_-]+/gu

/** `export-Clinique du Lac-2026-10-01-2026-10-31.csv`; the other one ends in `-leftOut`. Source: specification §7 (file name). */
export const payrollFileName = (
  {
    filename,
    beginAt,
    endAt,
  }: { readonly filename: string; readonly beginAt: number; readonly endAt: number },
  institution: string,
  part: PayrollPart,
): string =>
  [filename, institution, ...daysOfExport(beginAt, endAt), ...(part === 'exported' ? [] : [part])]
    .map((word) => word.replace(unfit, ' ').trim().slice(0, 60))
    .join('-')
    .concat('.csv')
