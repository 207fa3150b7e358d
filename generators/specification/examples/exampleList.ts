import { createElement as h, type ReactNode } from 'react'
import { columnNamed } from '#dsl/columns/column.ts'
import { defaultOf } from '#engine/blank.ts'
import { writeText } from '#engine/readText.ts'
import { sayProblem } from '#renderer/form/field/sayProblem.ts'
import type { Page } from '../page.ts'
import type { Example } from './examples.ts'

const LONG = 40
const SHOWN = 12

/** A value as it was given; one that is long by its beginning and its length. */
const givenText = (page: Page, name: string, { how, given }: Example): ReactNode => {
  const { say } = page
  if (how === 'typed' && given === '') return h('em', null, say('examples.empty'))
  if (how === 'typed' && String(given).trim() === '') return h('em', null, say('examples.spaces'))
  const text = how === 'typed' ? String(given) : JSON.stringify(given)
  const label = offeredAs(page, name, given)
  if (label !== undefined) return [h('code', { key: 'value' }, text), ` (${label})`]
  if (text.length <= LONG) return h('code', null, text)
  const start = String(given).slice(0, SHOWN)
  return h('code', null, say('examples.long', { start, count: [...String(given)].length }))
}

/** The label of a value that the column offers. */
const offeredAs = ({ table, valueText }: Page, name: string, given: unknown): string | undefined => {
  const column = columnNamed(table.entity.columns, name)
  const offered: readonly unknown[] = column.facts.enumeration?.values ?? []
  return offered.includes(given) ? valueText(column, given) : undefined
}

/** What becomes of an example, in words. */
const verdict = (page: Page, name: string, { how, given, problem, value }: Example): ReactNode => {
  if (problem) return sayProblem(page, problem, { table: page.table.name, column: name })
  const column = columnNamed(page.table.entity.columns, name)
  if (value === null || value === undefined) {
    const own = defaultOf(column)
    return own === null || Array.isArray(own)
      ? page.say('examples.stays')
      : page.say('examples.gets', { value: page.quoted(page.valueText(column, own)) })
  }
  if (how === 'sent' || writeText(column, value) === given) return ''
  const text = typeof value === 'boolean' ? page.valueText(column, value) : writeText(column, value)
  return text === given ? '' : page.say('examples.readAs', { value: text })
}

/** One line: what was given, whether it is taken, and why not. What it was judged by stands with it, for tests. */
const exampleLine = (page: Page, name: string, example: Example): ReactNode => {
  const { how, given, problem } = example
  return h(
    'li',
    {
      key: `${how}${JSON.stringify(given)}`,
      className: problem ? 'spec-example spec-refused' : 'spec-example',
      'data-column': name,
      'data-how': how,
      'data-given': JSON.stringify(given),
      'data-code': problem?.code,
      'data-reason': problem?.reason,
    },
    h('span', { className: 'spec-how' }, page.say(`examples.${how}`)),
    h('span', { className: 'spec-given' }, givenText(page, name, example)),
    h(
      'span',
      { className: 'spec-verdict' },
      h(
        'strong',
        null,
        page.say(problem ? 'examples.refused' : 'examples.accepted'),
        problem ? ` ${problem.code}` : '',
      ),
      ' ',
      verdict(page, name, example),
    ),
  )
}

export const exampleList = (page: Page, name: string, examples: readonly Example[]): ReactNode =>
  examples.length === 0
    ? null
    : h(
        'div',
        { className: 'spec-examples' },
        h('h4', null, page.say('examples.title')),
        h('ul', null, ...examples.map((one) => exampleLine(page, name, one))),
      )
