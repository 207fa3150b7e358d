import { createElement as h, type ReactNode } from 'react'
import type { ScreenPage } from '#dsl/described/screenPage.ts'
import { flowsSection, statesSection } from '../flows/flowSections.ts'
import { document } from '../layout.ts'
import { pageOf, type Telling } from '../page.ts'
import { code, facts, paragraph, section, sentences } from '../parts.ts'
import { placeHref, placeName } from '../sources/keptWords.ts'
import { sourcesSection } from '../sources/sourcesSection.ts'
import { whoText } from '../words/accessWords.ts'
import { rowsSection } from './rowsSection.ts'

const ROOT = '../'

/** A page that no table describes: what it is for, who reaches it, what it shows and asks, how it goes. */
export const screenPage = (telling: Telling, name: string, of: ScreenPage): string => {
  const { words, trace } = telling
  const { say } = words
  const title = placeName(words, name)
  const flowing = { ...telling, root: ROOT }
  const told = [
    purpose(telling, name, of),
    ...(of.entities ?? []).map((entity) => rowsSection(telling, name, entity)),
    calls(telling, of),
    statesSection(flowing, name),
    flowsSection(flowing, name),
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

const calls = ({ words }: Telling, { calls: all = [] }: ScreenPage): ReactNode =>
  all.length === 0
    ? null
    : section(
        'calls',
        words.say('screen.calls'),
        paragraph(words.say('calls.lead'), ' ', h('a', { href: '/docs' }, code('/docs'))),
        h('ul', { className: 'spec-calls' }, ...all.map((one) => h('li', { key: one }, code(one)))),
      )
