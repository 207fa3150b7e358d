import type { Grant } from '#dsl/entities/grant.ts'
import type { Rule } from '#dsl/entities/rules.ts'
import { ruleText } from '../../sections/rules.ts'
import { type EntityWords, grantText, whoText } from '../../words/accessWords.ts'
import { criterionText } from '../../words/criteriaWords.ts'
import type { Part } from '../change.ts'
import type { Voice } from './voice.ts'

/** The labels of one entity, as what is said of it asks for them. */
const about = (voice: Voice, entity: string): EntityWords => {
  const labelOf = (column: string) => voice.labelIn(entity, column)
  return {
    ...voice,
    labelOf,
    labelsOf: (columns) => voice.listed(columns.map((one) => voice.quoted(labelOf(one)))),
  }
}

/** A rule or a grant of another revision may have a shape that has no sentence any more: it is told by its names. */
const orPlain = (tell: () => string, value: unknown): string => {
  try {
    return tell()
  } catch {
    return JSON.stringify(value)
  }
}

/** What was said before, or is said now, in words. */
export const partText = (voice: Voice, part: Part): string => {
  const { t, say, quoted, listed } = voice
  if ('text' in part) return quoted(voice.label(part.text) ?? part.text)
  if ('number' in part) return new Intl.NumberFormat(voice.language).format(part.number)
  if ('yes' in part) return t(`values.${part.yes ? 'yes' : 'no'}`)
  if ('kind' in part) return voice.kindName(part.kind)
  if ('code' in part) return part.code
  if ('check' in part) {
    const key = `gallery.checks.${part.check}`
    return voice.exists(key) ? t(key, part.facts) : part.check
  }
  if ('entity' in part) return quoted(voice.entityName(part.entity))
  if ('columns' in part)
    return part.columns.length === 0 ? say('nothing') : about(voice, part.of).labelsOf(part.columns)
  if ('values' in part) return listed(part.values.map((one) => voice.valueNamed(part.enumeration, one)))
  if ('criterion' in part) return criterionText(voice, part.criterion)
  if ('access' in part) return whoText(voice, part.access)
  if ('grant' in part) return orPlain(() => grantText(about(voice, part.of), part.grant as Grant), part.grant)
  if ('rule' in part)
    return orPlain(() => ruleText(about(voice, part.of), part.rule as unknown as Rule), part.rule)
  return voice.valueIn(part.of ?? '', part.column ?? '', part.value)
}
