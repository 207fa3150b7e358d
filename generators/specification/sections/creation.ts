import { createElement as h, type ReactNode } from 'react'
import { enteredColumns } from '#dsl/entities/entity.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { Page } from '../page.ts'
import { facts, section, sentences } from '../parts.ts'

/** How rows come to be and how they are changed: lines, categories, ticks, pages. */
export const creationSection = (page: Page): ReactNode => {
  const { say, t, table } = page
  const { list, form, detail } = table
  const groups = form.style === 'category' ? Object.entries(form.groups) : []
  const entered = new Set(enteredColumns(table.entity).map(([name]) => name))
  const isOffered = (name: string) =>
    entered.has(name) || table.entity.columns[name]?.options.serverOnly === undefined
  const named = columnsOfForm(table).filter(isOffered)
  return section(
    'creation',
    say('sections.creation'),
    sentences([
      ...(list.add ? addTexts(page) : [say('creation.none')]),
      ...(list.modify ? [] : [say('creation.noModify')]),
      ...(list.modify && form.style === 'row' ? [say('creation.row')] : []),
      ...(detail ? [say('creation.detail')] : []),
      ...(form.style === 'plain' && (list.add || list.modify)
        ? [say('creation.plain', { columns: page.labelsOf(named) })]
        : []),
    ]),
    ...(groups.length > 0
      ? [
          h('p', { key: 'groups' }, say('creation.groups')),
          facts(
            groups.map(([name, columns]) => [
              t(`tables.${table.name}.groups.${name}`),
              page.labelsOf(columns),
            ]),
          ),
        ]
      : []),
  )
}

const addTexts = (page: Page): string[] => {
  const { say, table, quoted, t } = page
  const { create, form } = table
  const label = (name: string) => quoted(t(`tables.${table.name}.columns.${name}`))
  if (create.by === 'pick' || create.by === 'choose') return [say(`creation.${create.by}`)]
  const made: AnyTable = create.by === 'other' ? create.table : table
  const by = made.create
  return [
    create.by === 'other'
      ? say('creation.other', {
          table: quoted(page.entityName(made.entity.name)),
          columns: page.labelsOf(columnsOfForm(made), made.entity),
        })
      : say('creation.lines', { count: form.style === 'plain' ? form.lines : 1 }),
    ...(by.by === 'lines' && by.allOrNothing ? [say('creation.allOrNothing')] : []),
    ...(by.by === 'lines' && by.inAllWhenNone ? [say('creation.inAll')] : []),
    ...(by.by === 'lines' && by.assigned
      ? [say('creation.assigned', { column: label(by.assigned.as) })]
      : []),
    ...(by.by === 'lines' && by.attachesKnown
      ? [say('creation.known', { column: label(by.attachesKnown.by) })]
      : []),
  ]
}
