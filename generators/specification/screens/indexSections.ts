import { createElement as h, type ReactNode } from 'react'
import type { Telling } from '../page.ts'
import { figuresList } from '../sources/figuresList.ts'
import { placeHref, placeName } from '../sources/keptWords.ts'

/** What the index says of the whole in numbers. */
const shown = ['kept', 'proven', 'tableNamed', 'flowNamed', 'pageNamed', 'ruleNamed']

/** Pages without a table, each with its forms, and what is told of the whole: flows, states, where all comes from. */
export const indexSections = ({ words, catalogue, described, trace }: Telling): ReactNode[] => {
  const { say } = words
  const entry = (href: string, title: string, what: string): ReactNode =>
    h('li', { key: href }, h('a', { href }, title), h('span', null, what))
  const place = (name: string): ReactNode =>
    entry(
      placeHref(catalogue, name),
      placeName(words, name),
      say(`${catalogue.cards.has(name) ? 'cards' : 'pages'}.${name}.lead`),
    )
  const names = Object.entries(described.pages).flatMap(([name, { cards = [] }]) => [
    name,
    ...cards.filter((one) => catalogue.cards.has(one)),
  ])
  return [
    h('section', { key: 'pages' }, h('h2', null, say('screen.title')), h('ul', null, ...names.map(place))),
    h(
      'section',
      { key: 'whole', id: 'sources' },
      h('h2', null, say('trace.whole')),
      h(
        'ul',
        null,
        entry('map.html', say('wholeMap.title'), say('wholeMap.lead')),
        entry('flows.html', say('flow.title'), say('flow.lead')),
        entry('sources.html', say('trace.title'), say('trace.lead')),
      ),
      figuresList(words, trace, shown),
    ),
  ]
}
