import { createElement as h, type ReactNode } from 'react'
import type { Flow, Party, Step } from '#dsl/described/flow.ts'
import { code } from '../parts.ts'
import type { Words } from '../words/words.ts'

/** Who takes part, in the order in which they come in. */
const partiesOf = ({ steps }: Flow): readonly Party[] => [
  ...new Set(steps.flatMap(({ from, to }) => [from, to])),
]

/**
 * The steps of a flow, one below the other: each is an arrow between the lanes of who asks and who is asked, and its sentence.
 * The picture is the list: who listens hears who, whom, and what.
 */
export const flowPicture = (words: Words, name: string, flow: Flow): ReactNode => {
  const parties = partiesOf(flow)
  const lanes = parties.length
  const lane = (party: Party) => parties.indexOf(party) + 1
  const nameOf = (party: Party) => words.say(`parties.${party}`)
  const told = (one: Step, i: number): ReactNode => {
    const [from, to] = [lane(one.from), lane(one.to)]
    const who =
      from === to ? nameOf(one.from) : words.say('flow.from', { from: nameOf(one.from), to: nameOf(one.to) })
    return h(
      'li',
      { key: one.says, 'data-from': one.from, 'data-to': one.to, 'data-call': one.call },
      h(
        'span',
        { className: 'spec-lanes', 'data-lanes': lanes, 'aria-hidden': true },
        ...parties.map((party) => h('span', { key: party, className: 'spec-lane' })),
        h('span', {
          key: 'step',
          className: from === to ? 'spec-step spec-alone' : from < to ? 'spec-step' : 'spec-step spec-back',
          'data-from': Math.min(from, to),
          'data-to': Math.max(from, to),
        }),
      ),
      h(
        'span',
        { className: 'spec-said' },
        h('span', { className: 'spec-who' }, who),
        words.say(`flows.${name}.steps.${one.says}`),
        one.call ? ' ' : null,
        one.call ? code(one.call) : null,
      ),
      h('span', { className: 'spec-count', 'aria-hidden': true }, i + 1),
    )
  }
  return h(
    'div',
    { className: 'spec-flow' },
    h(
      'p',
      { className: 'spec-lanes spec-parties', 'data-lanes': lanes, 'aria-hidden': true },
      ...parties.map((party) => h('span', { key: party, className: 'spec-lane' }, nameOf(party))),
    ),
    h('ol', null, ...flow.steps.map(told)),
  )
}
