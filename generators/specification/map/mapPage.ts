import { createElement as h, type ReactNode } from 'react'
import { document } from '../layout.ts'
import type { Telling } from '../page.ts'
import { section, sentences, wide } from '../parts.ts'
import { type Area, areasOf } from './areas.ts'
import { markSign, marks } from './belongingMark.ts'
import { mapLayout } from './mapLayout.ts'
import { mapPicture } from './mapPicture.ts'
import { type MapTelling, mapTelling } from './mapTelling.ts'
import { type Relation, relationsOf } from './relations.ts'

/** All entities and what ties them, as a picture; below it the same in sentences, for who reads or listens. */
export const mapPage = (telling: Telling): string => {
  const { words, catalogue, described } = telling
  const { say } = words
  const [areas, relations] = [areasOf(catalogue, described), relationsOf(catalogue)]
  const told = mapTelling(telling)
  return document({
    words,
    title: say('pageTitle', { table: say('wholeMap.title') }),
    root: '../',
    path: 'map.html',
    contents: h(
      'main',
      { className: 'spec-atlas' },
      h('h1', null, say('wholeMap.title')),
      h('p', { className: 'spec-lead' }, say('wholeMap.lead')),
      legend(told),
      h(
        'div',
        { className: 'spec-map' },
        wide(say('wholeMap.title'), mapPicture(told, mapLayout(areas, relations))),
      ),
      section(
        'relations',
        say('wholeMap.inSentences'),
        ...areas.map((area) => areaSentences(told, area, relations)),
      ),
    ),
  })
}

const legend = ({ say }: MapTelling): ReactNode =>
  h(
    'ul',
    { className: 'spec-legend' },
    ...marks.map((mark) => h('li', { key: mark }, markSign(mark), ' ', say(`wholeMap.marks.${mark}`))),
    h('li', { key: 'unseen' }, h('span', { className: 'spec-dashes' }), ' ', say('wholeMap.unseen')),
    h('li', { key: 'arrow' }, h('span', { 'aria-hidden': true }, '→'), ' ', say('wholeMap.arrow')),
  )

/** What is in an area: each entity, whose its rows are, and what it points at. */
const areaSentences = (telling: MapTelling, area: Area, relations: readonly Relation[]): ReactNode => {
  const { nameOf, nameOfArea, hrefOf, sentenceOf } = telling
  const of = (name: string) => relations.filter(({ from }) => from === name)
  const title = nameOfArea(area)
  return h(
    'div',
    { key: title },
    h('h3', null, title),
    h(
      'p',
      null,
      ...area.entities.flatMap((name, i) => [
        i > 0 ? ' · ' : '',
        h('a', { key: name, href: hrefOf(name) }, nameOf(name)),
      ]),
    ),
    sentences(area.entities.flatMap((name) => of(name).map(sentenceOf))),
  )
}
