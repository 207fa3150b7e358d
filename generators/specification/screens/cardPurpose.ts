import { createElement as h, type ReactNode } from 'react'
import type { Page } from '../page.ts'
import { section, sentences } from '../parts.ts'
import { placeHref, placeName } from '../sources/keptWords.ts'

/** What a card is for, and on which page it stands. */
export const cardPurpose = (page: Page): ReactNode => {
  const { say, table, catalogue, described } = page
  const places = Object.keys(described.pages).filter((name) =>
    described.pages[name]?.cards?.includes(table.name),
  )
  return section(
    'purpose',
    say('sections.purpose'),
    h('p', { className: 'spec-lead' }, say(`cards.${table.name}.lead`)),
    sentences(
      places.map((name) => [
        say('screen.standsOn'),
        ' ',
        h('a', { key: name, href: `../${placeHref(catalogue, name)}` }, placeName(page, name)),
      ]),
    ),
  )
}
