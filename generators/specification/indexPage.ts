import { createElement as h, type ReactNode } from 'react'
import type { Catalogue } from '#dsl/catalogue.ts'
import { stateMark, waitingSection } from './approvals/approvalText.ts'
import type { ChangesReport } from './changes/report.ts'
import { document } from './layout.ts'
import type { Telling } from './page.ts'
import { indexSections } from './screens/indexSections.ts'
import { placeName } from './sources/keptWords.ts'
import type { Words } from './words/words.ts'

/** The screens of the menu in its order, each with its tabs; after them those that the menu does not have. */
export const groupsOf = (catalogue: Catalogue): readonly { name?: string; tables: readonly string[] }[] => {
  const withTabs = (name: string) => [name, ...(catalogue.tables.get(name)?.tabs ?? [])]
  const groups = catalogue.menu.map(({ name, tables }) => ({
    name,
    tables: [...new Set(tables.flatMap(withTabs))],
  }))
  const placed = new Set(groups.flatMap(({ tables }) => tables))
  const others = [...catalogue.tables.keys()].filter((name) => !placed.has(name))
  return [...groups, { tables: others }].filter(({ tables }) => tables.length > 0)
}

export const indexPage = (telling: Telling): string => {
  const { catalogue, words, extras } = telling
  const { approvals, changes } = extras
  const { say, t } = words
  const nameOf = (name: string) => placeName(words, name)
  const entry = (name: string): ReactNode =>
    h(
      'li',
      { key: name },
      h('a', { href: `tables/${name}.html` }, nameOf(name)),
      h('span', null, t(`tables.${name}.subtitle`)),
      stateMark(words, approvals.get(name) ?? { is: 'never' }),
    )
  return document({
    words,
    title: `Pupitre · ${say('title')}`,
    root: '../',
    path: 'index.html',
    contents: h(
      'main',
      { className: 'spec-index' },
      h('h1', null, say('title')),
      h('p', { className: 'spec-lead' }, say('lead')),
      h('p', { key: 'map' }, h('a', { href: 'map.html' }, say('wholeMap.open'))),
      changes ? changesLink(words, changes) : null,
      waitingSection(words, approvals, nameOf),
      ...groupsOf(catalogue).map(({ name, tables }) =>
        h(
          'section',
          { key: name ?? '' },
          h('h2', null, name ? t(`menu.${name}`) : say('otherScreens')),
          h('ul', null, ...tables.map(entry)),
        ),
      ),
      ...indexSections(telling),
    ),
  })
}

const changesLink = ({ say }: Words, { from }: ChangesReport): ReactNode =>
  h(
    'p',
    { key: 'changes' },
    h('a', { href: 'changes/index.html' }, say('changes.link', { revision: from.name ?? '' })),
  )
