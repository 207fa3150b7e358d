import { createElement as h, type ReactNode } from 'react'
import { columnNamed } from '#dsl/columns/column.ts'
import { entriesOf } from '#dsl/entriesOf.ts'
import { type Page, storedEntity } from '../page.ts'

/** A sentence with names of the database in it, which are set as code. */
const coded = (text: string, names: Readonly<Record<string, string>>): ReactNode =>
  text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? h('code', { key: part }, names[part.slice(1, -1)]) : part))

const placeText = (page: Page, key: string, table: string, column: string): ReactNode =>
  coded(page.say(key, { table: '{table}', column: '{column}', where: '{where}' }), { table, column })

/** Where the values of a column are: the table of the database and its column. */
export const storageText = (page: Page, name: string): ReactNode => {
  const { source, entity } = page.table
  if (source) return pivotText(page, name)
  const { through } = columnNamed(entity.columns, name).facts
  return through
    ? placeText(page, 'stored.rows', through.entity, through.target)
    : placeText(page, 'stored.column', entity.name, name)
}

/** A cell of a screen whose rows are made of records: a column of the record, and by what that is found. */
const pivotText = (page: Page, name: string): ReactNode => {
  const { source } = page.table
  const of = storedEntity(page.table)
  const row = source?.rows[name]
  const cell = source?.cells[name]
  if (row) return placeText(page, 'stored.column', of.name, row)
  const at = entriesOf<string | number>(cell?.at ?? {})
  const where = at.map(([column, value]) =>
    page.say('stored.is', {
      column: page.labelOf(column, of),
      value: page.valueText(columnNamed(of.columns, column), value),
    }),
  )
  const names = { table: of.name, column: cell?.value ?? name }
  if (where.length === 0) return placeText(page, 'stored.column', names.table, names.column)
  const text = page.say('stored.where', { table: '{table}', column: '{column}', where: page.listed(where) })
  return coded(text, names)
}
