import { createElement as h, type ReactNode } from 'react'
import { flowsSection, statesSection } from './flows/flowSections.ts'
import { document } from './layout.ts'
import type { Page } from './page.ts'
import { withContents } from './parts.ts'
import { cardPurpose } from './screens/cardPurpose.ts'
import { accessSection } from './sections/access.ts'
import { callsSection } from './sections/calls.ts'
import { columnAnchor, columnsSection, columnsTold } from './sections/columns.ts'
import { creationSection } from './sections/creation.ts'
import { csvSection } from './sections/csv.ts'
import { deletionSection, effectsSection } from './sections/effects.ts'
import { listSection } from './sections/list.ts'
import { mapSection } from './sections/map.ts'
import { purposeSection } from './sections/purpose.ts'
import { questionsSection } from './sections/questions.ts'
import { rulesSection } from './sections/rules.ts'
import { placeName } from './sources/keptWords.ts'
import { sourcesSection } from './sources/sourcesSection.ts'

const ROOT = '../'

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
  ['states', (page) => statesSection({ words: page, ...page, root: ROOT }, page.table.name)],
  [
    'flows',
    (page) =>
      flowsSection(
        { words: page, ...page, root: ROOT },
        page.table.name,
        isCard(page) ? undefined : page.table.list,
      ),
  ],
  ['sources', (page) => sourcesSection(page, page.trace, page.described.tables[page.table.name] ?? [], ROOT)],
]

const isCard = ({ catalogue, table }: Page): boolean => catalogue.cards.has(table.name)

/** What a form on a page has of it: no list, and nothing that only lists do. */
const partsOfCard: typeof parts = parts.flatMap(([id, part]): (typeof parts)[number][] => {
  if (id === 'purpose') return [[id, cardPurpose]]
  return ['list', 'creation', 'questions', 'deletion', 'csv'].includes(id) ? [] : [[id, part]]
})

/** The page of a table; under its name stands who has approved it. */
export const tablePage = (page: Page, approval: ReactNode): string => {
  const { say, table } = page
  const title = placeName(page, table.name)
  const told = (isCard(page) ? partsOfCard : parts)
    .map(([id, part]) => ({ id, node: part(page) }))
    .filter(({ node }) => node !== null)
  return document({
    words: page,
    title: say('pageTitle', { table: title }),
    root: '../../',
    path: `tables/${table.name}.html`,
    contents: withContents(
      page,
      told.map(({ id }) => ({
        id,
        title: say(`sections.${id}`),
        ...(id === 'columns' && { below: columnLinks(page) }),
      })),
      h('h1', null, title, ' ', h('code', null, table.name)),
      approval,
      ...told.map(({ node }) => node),
    ),
  })
}

const columnLinks = (page: Page): ReactNode =>
  h(
    'ul',
    null,
    ...columnsTold(page).map((name) =>
      h('li', { key: name }, h('a', { href: `#${columnAnchor(name)}` }, page.labelOf(name))),
    ),
  )
