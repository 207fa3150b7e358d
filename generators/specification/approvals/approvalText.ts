import { createElement as h, type ReactNode } from 'react'
import type { Words } from '../words/words.ts'
import type { ApprovalState } from './states.ts'

/** A day as the language writes it. */
export const dayText = ({ language }: Words, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** On the page of a table: who has approved it, or what has changed since. `see` is the page that says so, where there is one. */
export const approvalNote = (words: Words, { is, approval }: ApprovalState, see?: string): ReactNode => {
  const { say } = words
  const key = { approved: 'approved', changed: 'changed', unknown: 'unknown', never: 'nobody' }[is]
  const given = approval && { by: approval.by, on: dayText(words, approval.on) }
  return h(
    'p',
    { className: `spec-approval spec-approval-${is}`, 'data-approval': is },
    say(`approvals.${key}`, given),
    ...(is === 'changed' && see ? [' ', h('a', { key: 'see', href: see }, say('approvals.see'))] : []),
  )
}

/** On the index: what waits for somebody. */
export const waitingSection = (
  words: Words,
  states: ReadonlyMap<string, ApprovalState>,
  nameOf: (table: string) => string,
): ReactNode => {
  const { say, listed } = words
  const inState = (is: ApprovalState['is']) => [...states].filter(([, one]) => one.is === is)
  const link = ([table]: readonly [string, unknown]) =>
    h('a', { key: table, href: `tables/${table}.html` }, nameOf(table))
  const told = (['changed', 'never', 'unknown'] as const).flatMap((is) => {
    const tables = inState(is)
    if (tables.length === 0) return []
    const parts = listed(tables.map((_, i) => `{${i}}`)).split(/\{(\d+)\}/)
    const names = parts.map((part, i) => (i % 2 === 0 ? part : link(tables[Number(part)] ?? ['', ''])))
    const [before, after] = say(`approvals.waiting.${is}`, { tables: '{}' }).split('{}')
    return [h('p', { key: is, 'data-waiting': is }, before, ...names, after)]
  })
  return h(
    'section',
    { key: 'approvals', id: 'approvals' },
    h('h2', null, say('approvals.waits')),
    ...(told.length > 0 ? told : [h('p', { key: 'all' }, say('approvals.allApproved'))]),
  )
}

export const stateMark = (words: Words, { is }: ApprovalState): ReactNode =>
  h('span', { className: `spec-waiting spec-waiting-${is}` }, words.say(`approvals.state.${is}`))
