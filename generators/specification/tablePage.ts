import { createElement as h, type ReactNode } from 'react'
import { document } from './layout.ts'
import type { Page } from './page.ts'
import { accessSection } from './sections/access.ts'
import { callsSection } from './sections/calls.ts'
import { columnAnchor, columnsSection } from './sections/columns.ts'
import { creationSection } from './sections/creation.ts'
import { csvSection } from './sections/csv.ts'
import { deletionSection, effectsSection } from './sections/effects.ts'
import { listSection } from './sections/list.ts'
import { mapSection } from './sections/map.ts'
import { purposeSection } from './sections/purpose.ts'
import { questionsSection } from './sections/questions.ts'
import { rulesSection } from './sections/rules.ts'

/** What a page says, in order, under the id of each part. */
const parts: readonly (readonly [string, (page: Page) => ReactNode])[] = [
  ['purpose', purposeSection],
  ['map', mapSection],
  ['access', accessSection],
  ['columns', columnsSection],
  ['rules', rulesSection],
  ['list', listSection],
  ['creation', creationSection],
  ['questions', questionsSection],
  ['effects', effectsSection],
  ['deletion', deletionSection],
  ['csv', csvSection],
  ['calls', callsSection],
]

/** The page of a table; under its name stands who has approved it. */
export const tablePage = (page: Page, approval: ReactNode = null): string => {
  const { t, say, table } = page
  const title = t(`tables.${table.name}.title`)
  const told = parts.map(([id, part]) => ({ id, node: part(page) })).filter(({ node }) => node !== null)
  return document({
    words: page,
    title: say('pageTitle', { table: title }),
    root: '../../',
    path: `tables/${table.name}.html`,
    contents: h(
      'div',
      { className: 'spec-body' },
      h(
        'nav',
        { className: 'spec-contents', 'aria-label': say('nav.contents') },
        h(
          'ul',
          null,
          ...told.map(({ id }) =>
            h(
              'li',
              { key: id },
              h('a', { href: `#${id}` }, say(`sections.${id}`)),
              id === 'columns' ? columnLinks(page) : null,
            ),
          ),
        ),
      ),
      h(
        'main',
        null,
        h('h1', null, title, ' ', h('code', null, table.name)),
        approval,
        ...told.map(({ node }) => node),
      ),
    ),
  })
}

const columnLinks = ({ table, labelOf }: Page): ReactNode =>
  h(
    'ul',
    null,
    ...Object.keys(table.entity.columns).map((name) =>
      h('li', { key: name }, h('a', { href: `#${columnAnchor(name)}` }, labelOf(name))),
    ),
  )
