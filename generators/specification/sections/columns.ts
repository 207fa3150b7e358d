import { createElement as h, type ReactNode } from 'react'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import { exampleList } from '../examples/exampleList.ts'
import { examplesOf } from '../examples/examples.ts'
import type { Page } from '../page.ts'
import { code, facts, section, selfLink } from '../parts.ts'
import { columnFacts } from './columnFacts.ts'

export const columnAnchor = (name: string): string => `column-${name}`

/** All columns of what a screen shows; of a card those that stand on it. */
export const columnsTold = ({ catalogue, table }: Page): readonly string[] =>
  catalogue.cards.has(table.name) ? columnsOfForm(table) : Object.keys(table.entity.columns)

/** Every column of what the screen shows, with examples that the engine has judged. */
export const columnsSection = (page: Page): ReactNode =>
  section(
    'columns',
    page.say('sections.columns'),
    ...columnsTold(page).map((name) => {
      const id = columnAnchor(name)
      return h(
        'article',
        { key: id, id, className: 'spec-column' },
        h('h3', null, selfLink(id, page.labelOf(name)), ' ', code(name)),
        facts(columnFacts(page, name)),
        exampleList(
          page,
          name,
          examplesOf(page.samples, page.table.entity, name, [page.t('values.yes'), page.t('values.no')]),
        ),
      )
    }),
  )
