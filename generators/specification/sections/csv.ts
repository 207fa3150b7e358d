import { createElement as h, type ReactNode } from 'react'
import { csvMark } from '#engine/csv/csvLines.ts'
import { writeCsv } from '#engine/csv/writeCsv.ts'
import type { Page } from '../page.ts'
import { listing, section, sentences } from '../parts.ts'

const ROWS = 3

export const sampleName = (table: string): string => `${table}.csv`

/** A file that the import takes, with headings in the language of the page; none where the table has no import. */
export const sampleCsv = ({ table, labelOf, samples }: Page): string | undefined => {
  const { csv } = table.list
  if (!csv) return undefined
  const rows = Array.from({ length: ROWS }, (_, n) => samples(table.entity, n))
  return writeCsv(
    table,
    rows,
    csv.columns.map((name) => labelOf(name)),
  )
}

export const csvSection = (page: Page): ReactNode => {
  const { say, table, labelsOf } = page
  const { csv } = table.list
  const sample = sampleCsv(page)
  if (!csv || sample === undefined) return null
  const bytes = new Intl.NumberFormat(page.language, { style: 'unit', unit: 'kilobyte' })
  return section(
    'csv',
    say('sections.csv'),
    sentences([
      say('csv.columns', { columns: labelsOf(csv.columns) }),
      say('csv.key', { column: page.quoted(page.labelOf(csv.key)) }),
      ...(csv.optional.length > 0 ? [say('csv.optional', { columns: labelsOf(csv.optional) })] : []),
      say('csv.size', { bytes: bytes.format(csv.maxBytes / 1000), batch: csv.batch }),
      h('a', { href: `../files/${sampleName(table.name)}`, download: '' }, say('csv.sample')),
    ]),
    listing(say('csv.contents'), sample.slice(csvMark.length)),
  )
}
