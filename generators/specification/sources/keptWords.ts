import { createElement as h, type ReactNode } from 'react'
import type { Catalogue } from '#dsl/catalogue.ts'
import { screenOf } from '../page.ts'
import { code } from '../parts.ts'
import type { Words } from '../words/words.ts'
import { type Kept, sectionIn, type Trace } from './trace.ts'

/** What people call a table, a card or a page. */
export const placeName = ({ t, say, exists }: Words, name: string): string => {
  if (exists(`tables.${name}.title`)) return t(`tables.${name}.title`)
  if (exists(`specification.cards.${name}.title`)) return say(`cards.${name}.title`)
  return exists(`screens.${name}.title`) ? t(`screens.${name}.title`) : say(`pages.${name}.title`)
}

/** `Console 5.13`. */
export const sectionNumber = ({ say }: Words, trace: Trace, name: string): string => {
  const { document, number } = sectionIn(trace, name)
  return say('trace.section', { document: say(`trace.documents.${document}.short`), number })
}

/** What a section is about: a table or a screen by its name, or a topic of our own. */
export const sectionTopic = (words: Words, trace: Trace, name: string): string => {
  const { about } = sectionIn(trace, name)
  return words.exists(`specification.topics.${about}`)
    ? words.say(`topics.${about}`)
    : placeName(words, about)
}

export const sectionAnchor = (name: string): string => name.replace(/[ .]/g, '-')

/** Where a table, a card or a page is told, from the root of a language. */
export const placeHref = (catalogue: Catalogue, name: string): string =>
  catalogue.tables.has(name) || catalogue.cards.has(name) ? `tables/${name}.html` : `pages/${name}.html`

const entityName = ({ t, say }: Words, catalogue: Catalogue, entity: string): string => {
  const screen = screenOf(catalogue, entity)
  return screen ? t(`tables.${screen.name}.title`) : say(`entities.${entity}`)
}

/** What keeps a section, as a link to where it is told. `root` leads to the root of the language. */
export const keptLink = (words: Words, catalogue: Catalogue, kept: Kept, root = ''): ReactNode => {
  const { say } = words
  const { kind, name, entity = '' } = kept
  const key = `${kind} ${entity} ${name}`
  const link = (href: string, ...text: ReactNode[]) => h('a', { key, href: `${root}${href}` }, ...text)
  switch (kind) {
    case 'table':
    case 'page':
      return link(placeHref(catalogue, name), placeName(words, name))
    case 'flow':
      return link(`flows.html#flow-${name}`, say('trace.flow', { name: say(`flows.${name}.title`) }))
    case 'lifecycle':
      return link(
        `flows.html#states-${name}`,
        say('trace.lifecycle', { name: say(`lifecycles.${name}.title`) }),
      )
    case 'rule': {
      const screen = screenOf(catalogue, entity)
      const text = [say('trace.rule', { entity: entityName(words, catalogue, entity) }), ' ', code(name)]
      return screen ? link(`tables/${screen.name}.html#rules`, ...text) : h('span', { key }, ...text)
    }
    case 'part':
      return h('span', { key }, say('trace.part', { part: say(`parts.${name}`) }))
  }
}
