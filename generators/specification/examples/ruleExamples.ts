import { createElement as h, type ReactNode } from 'react'
import { columnNamed } from '#dsl/columns/column.ts'
import { readsOf } from '#dsl/entities/facts.ts'
import type { Rule } from '#dsl/entities/rules.ts'
import { sayProblem } from '#renderer/form/field/sayProblem.ts'
import type { Page } from '../page.ts'
import { type Case, checkCases, computedCases, sameTexts } from './ruleCases.ts'

/** Examples of a rule between columns, each judged by the rule; nothing for rules that only the stored rows decide. */
export const ruleExamples = (page: Page, rule: Rule | { readonly computed: string }): ReactNode => {
  const { samples } = page
  const { entity } = page.table
  if ('computed' in rule) {
    const cases = computedCases(samples, entity, rule.computed, readsOf(entity, rule.computed))
    return list(cases.map((one) => caseLine(page, one, rule.computed, false)))
  }
  if (rule.rule === 'check')
    return list(checkCases(samples, entity, rule).map((one) => caseLine(page, one, rule.on, true)))
  if (rule.rule !== 'unique') return null
  const same = sameTexts(samples, entity, rule)
  const [name = ''] = rule.columns
  if (!same) return null
  const [a, b] = same.map((text) => page.quoted(text))
  const place = { table: page.table.name, column: name }
  const { code } = rule
  return list([
    h(
      'li',
      { key: 'same', className: 'spec-example spec-refused' },
      h('span', { className: 'spec-given' }, page.say('examples.same', { a, b })),
      h(
        'span',
        { className: 'spec-verdict' },
        h('strong', null, `${page.say('examples.refused')} ${code}`),
        ' ',
        sayProblem(page, { code, reason: 'taken' }, place),
      ),
    ),
  ])
}

const list = (lines: readonly ReactNode[]): ReactNode =>
  lines.length === 0 ? null : h('div', { className: 'spec-examples' }, h('ul', null, ...lines))

const caseLine = (page: Page, { values, problem }: Case, name: string, isJudged: boolean): ReactNode => {
  const { entity } = page.table
  const said = (one: string) =>
    page.say('pair', {
      name: page.labelOf(one),
      value: page.valueText(columnNamed(entity.columns, one), values[one]),
    })
  const given = Object.keys(values).filter((one) => isJudged || one !== name)
  return h(
    'li',
    {
      key: JSON.stringify(values),
      className: problem ? 'spec-example spec-refused' : 'spec-example',
      'data-rule': name,
      'data-values': JSON.stringify(values),
      'data-code': problem?.code,
    },
    h('span', { className: 'spec-given' }, given.map(said).join(' · ')),
    h(
      'span',
      { className: 'spec-verdict' },
      isJudged || problem
        ? h(
            'strong',
            null,
            page.say(problem ? 'examples.refused' : 'examples.accepted'),
            problem ? ` ${problem.code}` : '',
          )
        : h('strong', null, said(name)),
      problem ? ` ${sayProblem(page, problem, { table: page.table.name, column: name })}` : '',
    ),
  )
}
