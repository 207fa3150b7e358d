import { createElement as h } from 'react'
import { document } from '../layout.ts'
import { pageOf, type Telling } from '../page.ts'
import { paragraph } from '../parts.ts'
import { rowsSection } from './rowsSection.ts'

/** An entity that no screen shows: what it is kept for, who may do what, and each column. */
export const entityPage = (telling: Telling, name: string): string => {
  const { words, catalogue } = telling
  const { say } = words
  const [anyTable] = catalogue.tables.values()
  if (!anyTable) throw new RangeError('no table is in the catalogue')
  const title = pageOf(telling, anyTable).entityName(name)
  return document({
    words,
    title: say('pageTitle', { table: title }),
    root: '../../',
    path: `entities/${name}.html`,
    contents: h(
      'div',
      { className: 'spec-body spec-single' },
      h(
        'main',
        null,
        h('h1', null, title, ' ', h('code', null, name)),
        h('p', { className: 'spec-lead' }, say(`entityLeads.${name}`)),
        paragraph(h('a', { href: `../map.html#entity-${name}` }, say('wholeMap.seen'))),
        rowsSection(telling, name, name),
      ),
    ),
  })
}
