import { createElement as h, type ReactNode } from 'react'
import { exampleList } from '../examples/exampleList.ts'
import { examplesOf } from '../examples/examples.ts'
import type { Page } from '../page.ts'
import { code, facts, section, selfLink } from '../parts.ts'
import { columnFacts } from './columnFacts.ts'

export const columnAnchor = (name: string): string => `column-${name}`

/** Every column of what the screen shows, with examples that the engine has judged. */
export const columnsSection = (page: Page): ReactNode =>
  section(
    'columns',
    page.say('sections.columns'),
    ...Object.keys(page.table.entity.columns).map((name) => {
      const id = columnAnchor(name)
      return h(
        'article',
        { key: id, id, className: 'spec-column' },
        h('h3', null, selfLink(id, page.labelOf(name)), ' ', code(name)),
        facts(columnFacts(page, name)),
        exampleList(page, name, examplesOf(page.table.entity, name)),
      )
    }),
  )
