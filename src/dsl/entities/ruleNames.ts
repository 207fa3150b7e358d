import type { AnyEntity } from './entity.ts'
import { computedRules } from './facts.ts'
import { joinOf } from './places.ts'
import type { Rule, Unique } from './rules.ts'

/** What a rule is about, in the order in which it is written. */
const subjectOf = (rule: Rule): readonly string[] => {
  switch (rule.rule) {
    case 'unique':
    case 'outbound':
      return rule.columns
    case 'check':
      return rule.reads
    case 'limitedBy':
      return [rule.child]
    case 'groupedBy':
      return [rule.members]
    case 'sentTo':
      return [rule.of]
    case 'sameId':
      return [rule.column]
    case 'located':
      return [rule.address]
  }
}

/** `unique code`, `notBefore beginAt endAt`: what a rule is called beside the others of its entity. */
export const ruleName = (rule: Rule): string =>
  [rule.rule === 'check' ? rule.check : rule.rule, ...subjectOf(rule)].join(' ')

/** `uniquePerInstitution('code')`: a unique rule as a schema says it. */
export const saidUnique = ({ within, columns }: Pick<Unique, 'within' | 'columns'>): string => {
  if (columns.length === 0) return 'onePerInstitution()'
  const names = columns.map((name) => `'${name}'`).join(', ')
  return `${within === 'institution' ? 'uniquePerInstitution' : 'unique'}(${columns.length > 1 ? `[${names}]` : names})`
}

/** What a column is called that is computed: `computed nbWorkedMinutes`. */
export const computedName = (column: string): string => `computed ${column}`

/** What all rules of an entity are called, those by which columns are computed among them. */
export const ruleNames = (of: AnyEntity): readonly string[] => [
  ...of.rules.map(ruleName),
  ...computedRules(of).map(([column]) => computedName(column)),
]

/** Entities with rules that somebody has declared. A link that `shared` makes by itself has but its own. */
export const ruledEntities = (entities: readonly AnyEntity[]): readonly AnyEntity[] => {
  const links = new Set(entities.flatMap((one) => joinOf(one)?.link ?? []))
  const isBare = ({ name, columns }: AnyEntity) => links.has(name) && Object.keys(columns).length <= 2
  return entities.filter((one) => !isBare(one) && ruleNames(one).length > 0)
}
