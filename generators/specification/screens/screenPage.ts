import { createElement as h, type ReactNode } from 'react'
import { card } from '#dsl'
import type { ScreenPage } from '#dsl/described/screenPage.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { flowsSection, statesSection } from '../flows/flowSections.ts'
import { document } from '../layout.ts'
import { type Page, pageOf, type Telling } from '../page.ts'
import { code, facts, paragraph, section, selfLink, sentences } from '../parts.ts'
import { callList } from '../sections/calls.ts'
import { columnFacts } from '../sections/columnFacts.ts'
import { ruleArticles } from '../sections/rules.ts'
import { placeHref, placeName } from '../sources/keptWords.ts'
import { sourcesSection } from '../sources/sourcesSection.ts'
import { entityWords, grantText, operations, whoText } from '../words/accessWords.ts'

const ROOT = '../'

/** A page that no table describes: what it is for, who reaches it, what it shows and asks, how it goes. */
export const screenPage = (telling: Telling, name: string, of: ScreenPage): string => {
  const { words, trace } = telling
  const { say } = words
  const title = placeName(words, name)
  const flowing = { ...telling, root: ROOT }
  const told = [
    purpose(telling, name, of),
    ...(of.entities ?? []).map((entity) => rows(telling, name, entity)),
    calls(telling, of),
    statesSection(flowing, name),
    flowsSection(flowing, name, false),
    sourcesSection(words, trace, of.sections, ROOT),
  ].filter((one) => one !== null)
  return document({
    words,
    title: say('pageTitle', { table: title }),
    root: '../../',
    path: `pages/${name}.html`,
    contents: h(
      'div',
      { className: 'spec-body spec-single' },
      h('main', null, h('h1', null, title, ' ', h('code', null, name)), ...told),
    ),
  })
}

const purpose = (telling: Telling, name: string, of: ScreenPage): ReactNode => {
  const { words, catalogue } = telling
  const { say, t, quoted } = words
  const group = catalogue.menu.find(({ screens = [] }) => screens.includes(name))
  const read = of.read ?? catalogue.screens.get(name)?.read
  const [anyTable] = catalogue.tables.values()
  return section(
    'purpose',
    say('sections.purpose'),
    h('p', { className: 'spec-lead' }, say(`pages.${name}.lead`)),
    facts([
      [say('screen.address'), code(of.address)],
      ...(group ? [[say('screen.menu'), quoted(t(`menu.${group.name}`))] as const] : []),
      [
        say('screen.reached'),
        read && anyTable ? whoText(pageOf(telling, anyTable), read) : say('screen.everybody'),
      ],
      ...(of.cards
        ? [
            [
              say('screen.cards'),
              sentences(
                of.cards.map((one) =>
                  h('a', { href: `${ROOT}${placeHref(catalogue, one)}` }, placeName(words, one)),
                ),
              ),
            ] as const,
          ]
        : []),
    ]),
  )
}

/** A page about an entity without a table, whose columns are called as the screen calls them. */
const pageOfEntity = (telling: Telling, name: string, entity: AnyEntity): Page => {
  const form = { columns: Object.keys(entity.columns) }
  return { ...pageOf(telling, card(name, { entity, form } as never) as AnyTable), prefix: `${entity.name}-` }
}

/** What is stored of an entity that the page alone shows: who may do what, and each column. */
const rows = (telling: Telling, name: string, entityName: string): ReactNode => {
  const entity = telling.catalogue.entities.get(entityName)
  if (!entity) throw new RangeError(`${entityName} is no entity`)
  const page = pageOfEntity(telling, name, entity)
  const { say } = page
  const id = `rows-${entityName}`
  return section(
    id,
    say('screen.rows', { entity: page.entityName(entityName) }),
    sentences([
      ...operations.map((operation) =>
        say('pair', { name: say(`access.${operation}`), value: whoText(page, entity.access[operation]) }),
      ),
      ...entity.grants.map((grant) => grantText(entityWords(page, entity), grant)),
    ]),
    ...Object.keys(entity.columns).map((column) => {
      const anchor = `column-${entityName}-${column}`
      return h(
        'article',
        { key: anchor, id: anchor, className: 'spec-column' },
        h('h3', null, selfLink(anchor, page.labelOf(column)), ' ', code(column)),
        facts(columnFacts(page, column)),
      )
    }),
    ...ruleArticles(page),
    h('h3', { key: 'calls' }, say('sections.calls')),
    callList(page, entity),
  )
}

const calls = ({ words }: Telling, { calls: all = [] }: ScreenPage): ReactNode =>
  all.length === 0
    ? null
    : section(
        'calls',
        words.say('screen.calls'),
        paragraph(words.say('calls.lead'), ' ', h('a', { href: '/docs' }, code('/docs'))),
        h('ul', { className: 'spec-calls' }, ...all.map((one) => h('li', { key: one }, code(one)))),
      )
