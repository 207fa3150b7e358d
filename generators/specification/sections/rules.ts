import { createElement as h, type ReactNode } from 'react'
import { computedRules } from '#dsl/entities/facts.ts'
import { computedName, ruleName } from '#dsl/entities/ruleNames.ts'
import type { Rule } from '#dsl/entities/rules.ts'
import { ruleExamples } from '../examples/ruleExamples.ts'
import type { Page } from '../page.ts'
import { code, section, selfLink, sentences } from '../parts.ts'
import { sourceLine } from '../sources/sourcesSection.ts'

/** A rule as the page tells it: where it can be linked to, what it says, and of which columns. */
interface Told {
  readonly id: string
  readonly text: string
  readonly columns: readonly string[]
  readonly rule?: Rule
}

const rulesOf = (page: Page): readonly Told[] =>
  page.table.entity.rules.map((rule) => {
    const columns = columnsIn(rule)
    return {
      id: `${page.prefix}${['rule', nameOf(rule), ...columns].join('-')}`,
      text: ruleText(page, rule),
      columns,
      rule,
    }
  })

const nameOf = (rule: Rule): string => (rule.rule === 'check' ? rule.check : rule.rule)

const columnsIn = (rule: Rule): readonly string[] => {
  switch (rule.rule) {
    case 'unique':
    case 'outbound':
      return rule.columns
    case 'check':
      return [...new Set([...rule.reads, rule.on])]
    case 'limitedBy':
      return [rule.child, rule.parent]
    case 'groupedBy':
      return [rule.members, rule.groups]
    case 'sentTo':
      return [rule.of, ...rule.secrets]
    case 'sameId':
      return [rule.column]
    case 'located': {
      const { address, country, postalCode, lat, lng, precision } = rule
      return [address, country, postalCode, lat, lng, precision].filter((one) => one !== undefined)
    }
  }
}

export const ruleText = (page: Pick<Page, 'say' | 'quoted' | 'labelOf' | 'labelsOf'>, rule: Rule): string => {
  const { say, labelsOf } = page
  const label = (name: string) => page.quoted(page.labelOf(name))
  switch (rule.rule) {
    case 'unique':
      return rule.columns.length === 0
        ? say('rules.once')
        : say(`rules.unique.${rule.within}${rule.columns.length > 1 ? 'Together' : ''}`, {
            columns: labelsOf(rule.columns),
          })
    case 'check': {
      const [a = '', b = ''] = rule.reads.map(label)
      return say(`rules.${rule.check}`, { a, b })
    }
    case 'limitedBy':
      return say('rules.limitedBy', { child: label(rule.child), parent: label(rule.parent) })
    case 'groupedBy':
      return say('rules.groupedBy', { members: label(rule.members), groups: label(rule.groups) })
    case 'sentTo':
      return say('rules.sentTo', { of: label(rule.of), secrets: labelsOf(rule.secrets) })
    case 'outbound':
      return say('rules.outbound', { columns: labelsOf(rule.columns) })
    case 'sameId':
      return say('rules.sameId', { column: label(rule.column) })
    case 'located':
      return say('rules.located', {
        address: label(rule.address),
        columns: labelsOf(columnsIn(rule).slice(1)),
      })
  }
}

/** Links from a column to the rules that are about it. */
export const rulesAbout = (page: Page, name: string): ReactNode => {
  const about = rulesOf(page).filter(({ columns, rule }) => columns.includes(name) && rule?.rule !== 'unique')
  const computed = computedRules(page.table.entity)
    .filter(([, { reads }]) => reads.some((one) => one === name))
    .map(([column]) => ({
      id: `${page.prefix}rule-computed-${column}`,
      text: page.say('rules.read', { column: page.quoted(page.labelOf(column)) }),
    }))
  if (about.length + computed.length === 0) return ''
  return sentences([...about, ...computed].map(({ id, text }) => h('a', { href: `#${id}` }, text)))
}

const called = (rule: Rule | undefined, [column = '']: readonly string[]): string =>
  rule ? ruleName(rule) : computedName(column)

/** Each rule of the page's entity, with examples judged by the rule itself and where it comes from. */
export const ruleArticles = (page: Page): readonly ReactNode[] => {
  const computed = computedRules(page.table.entity).map(([name]) => ({
    id: `${page.prefix}rule-computed-${name}`,
    text: page.say('rules.computed', { column: page.quoted(page.labelOf(name)) }),
    columns: [name],
  }))
  const told: readonly Told[] = [...rulesOf(page), ...computed]
  return told.map(({ id, text, columns, rule }) =>
    h(
      'article',
      { key: id, id, className: 'spec-rule' },
      h('p', null, selfLink(id, text), ' ', ...columns.map((one) => h('span', { key: one }, code(one), ' '))),
      ruleExamples(page, rule ?? { computed: columns[0] ?? '' }),
      sourceLine(page, page.described.rules[page.table.entity.name]?.[called(rule, columns)] ?? [], '../'),
    ),
  )
}

/** What holds between the columns of a row, and between rows. */
export const rulesSection = (page: Page): ReactNode => {
  const articles = ruleArticles(page)
  return section(
    'rules',
    page.say('sections.rules'),
    ...(articles.length === 0 ? [h('p', { key: 'none' }, page.say('rules.none'))] : articles),
  )
}
