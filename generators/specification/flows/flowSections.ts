import { createElement as h, type ReactNode } from 'react'
import type { Described } from '#dsl/described/described.ts'
import { paragraph, section, selfLink } from '../parts.ts'
import { sourceLine } from '../sources/sourcesSection.ts'
import type { Trace } from '../sources/trace.ts'
import type { Words } from '../words/words.ts'
import { flowPicture } from './flowPicture.ts'
import { statePicture } from './statePicture.ts'

/** What flows and states are told with. */
interface Telling {
  readonly words: Words
  readonly described: Described
  readonly trace: Trace
  /** From the page to the root of its language. */
  readonly root: string
}

const from = ({ words, trace, root }: Telling, sections: readonly string[]): ReactNode =>
  sourceLine({ ...words, trace }, sections, root)

export const flowArticle = (telling: Telling, name: string): ReactNode => {
  const { words, described } = telling
  const flow = described.flows[name]
  if (!flow) throw new RangeError(`${name} is no flow`)
  const id = `flow-${name}`
  return h(
    'article',
    { key: id, id, className: 'spec-column' },
    h('h3', null, selfLink(id, words.say(`flows.${name}.title`))),
    flowPicture(words, name, flow),
    from(telling, flow.sections),
  )
}

export const statesArticle = (telling: Telling, name: string): ReactNode => {
  const { words, described } = telling
  const lifecycle = described.lifecycles[name]
  if (!lifecycle) throw new RangeError(`${name} has no states`)
  return h(
    'article',
    { key: name, className: 'spec-column' },
    h('h3', null, selfLink(`states-${name}`, words.say(`lifecycles.${name}.title`))),
    statePicture(words, name, lifecycle),
    from(telling, lifecycle.sections),
  )
}

const on = (of: Readonly<Record<string, { readonly on: readonly string[] }>>, place: string): string[] =>
  Object.keys(of).filter((name) => of[name]?.on.includes(place))

/** The states that a page shows; nothing where it shows none. */
export const statesSection = (telling: Telling, place: string): ReactNode => {
  const { words, described } = telling
  const names = on(described.lifecycles, place)
  if (names.length === 0) return null
  return section('states', words.say('sections.states'), ...names.map((name) => statesArticle(telling, name)))
}

/** What a list lets people do. */
type Offers = Readonly<Record<'add' | 'modify', boolean>>

/** The flows that begin on a page, and of a list those that begin on all that offer the same. */
export const flowsSection = (telling: Telling, place: string, offers?: Offers): ReactNode => {
  const { words, described, root } = telling
  const names = on(described.flows, place)
  const common = Object.keys(described.flows).filter((name) => {
    const { on: places, offered } = described.flows[name] ?? { on: [place] }
    return places.length === 0 && offers !== undefined && (offered === undefined || offers[offered])
  })
  if (names.length === 0 && common.length === 0) return null
  return section(
    'flows',
    words.say('sections.flows'),
    ...names.map((name) => flowArticle(telling, name)),
    common.length > 0
      ? paragraph(
          words.say('flow.common'),
          ...common.flatMap((name, i) => [
            i > 0 ? ' · ' : ' ',
            h('a', { key: name, href: `${root}flows.html#flow-${name}` }, words.say(`flows.${name}.title`)),
          ]),
        )
      : null,
  )
}
