import { createElement as h } from 'react'
import type { Described } from '#dsl/described/described.ts'
import { document } from '../layout.ts'
import { section, withContents } from '../parts.ts'
import type { Trace } from '../sources/trace.ts'
import type { Words } from '../words/words.ts'
import { flowArticle, statesArticle } from './flowSections.ts'

/** All flows and all states on one page, to be read through. */
export const flowsPage = (words: Words, described: Described, trace: Trace): string => {
  const { say } = words
  const telling = { words, described, trace, root: '' }
  const [flows, lifecycles] = [Object.keys(described.flows), Object.keys(described.lifecycles)]
  return document({
    words,
    title: say('pageTitle', { table: say('flow.title') }),
    root: '../',
    path: 'flows.html',
    contents: withContents(
      words,
      [
        ...flows.map((name) => ({ id: `flow-${name}`, title: say(`flows.${name}.title`) })),
        ...lifecycles.map((name) => ({ id: `states-${name}`, title: say(`lifecycles.${name}.title`) })),
      ],
      h('h1', null, say('flow.title')),
      h('p', { className: 'spec-lead' }, say('flow.lead')),
      section('flows', say('sections.flows'), ...flows.map((name) => flowArticle(telling, name))),
      section('states', say('sections.states'), ...lifecycles.map((name) => statesArticle(telling, name))),
    ),
  })
}
