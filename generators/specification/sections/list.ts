import type { ReactNode } from 'react'
import { columnNamed } from '#dsl/columns/column.ts'
import { isShared } from '#dsl/entities/places.ts'
import { PAGE_SIZE } from '#dsl/tables/list.ts'
import type { Page } from '../page.ts'
import { section, sentences } from '../parts.ts'
import { capital } from '../words/words.ts'

const filters = ['values', 'range', 'days', 'words'] as const

/** Columns, order, search and filters of the list. */
export const listSection = (page: Page): ReactNode => {
  const { say, t, table, labelsOf, listed } = page
  const { list, entity } = table
  const shown = list.columns.filter((name) => name in entity.columns)
  const by = filters.flatMap((filter) => {
    const columns = shown.filter((name) => columnNamed(entity.columns, name).kind.filter === filter)
    return columns.length > 0 ? [say(`list.by.${filter}`, { columns: labelsOf(columns) })] : []
  })
  return section(
    'list',
    say('sections.list'),
    sentences([
      say('list.columns', { columns: listed(list.columns.map((name) => columnText(page, name))) }),
      ...(list.matrix ? [say('list.matrix')] : []),
      say('list.sort', { column: page.quoted(page.labelOf(list.sort)) }),
      list.search ? say('list.search', { columns: labelsOf(entity.search) }) : say('list.noSearch'),
      ...(list.filter ? [filterText(page)] : []),
      ...by,
      ...(list.count ? [say('list.count', { text: t(`tables.${table.name}.count`, { count: 12 }) })] : []),
      list.pages ? say('list.page', { count: PAGE_SIZE }) : say('list.whole'),
    ]),
  )
}

const filterText = ({ say, t, exists, table, listed, quoted, labelOf }: Page): string => {
  const { column = '', values = [] } = table.list.filter ?? {}
  const keys = ['all', ...values].map((value) => `tables.${table.name}.filter.${value}`)
  const names = keys.filter(exists).map((key) => quoted(t(key)))
  return say('list.filter', { column: quoted(labelOf(column)), values: listed(names, true) })
}

/** A column, a picture, or the institutions of a row that several share. */
const columnText = (page: Page, name: string): string => {
  const { table, quoted, t } = page
  const picture = table.pictures[name]
  if (picture) {
    const reads = Object.values(picture.reads)
    return `${quoted(page.labelOf(name))} (${page.say('list.picture', { columns: page.labelsOf(reads) })})`
  }
  if (name in table.entity.columns || !isShared(table.entity)) return quoted(page.labelOf(name))
  return quoted(capital(t('tables.institution.title')))
}
