import { INT32_MAX } from '#dsl/bounds.ts'
import type { AnyColumn } from '#dsl/columns/column.ts'
import { validatorsOf } from '#engine/validation/shape.ts'
import type { Page } from '../page.ts'

/** A bound of what the database can hold tells people nothing. */
const isStorage = (bound = 0): boolean => Math.abs(bound) >= INT32_MAX

/** Bounds of a column in words: those of its kind, where no check of its own narrows them, and its checks. */
export const boundsText = ({ t, say, listed }: Page, column: AnyColumn): string => {
  const { minimum, maximum, maxLength } = column.kind.json
  const checks = validatorsOf(column)
  const narrowed = (fact: string) => checks.some(({ facts = {} }) => fact in facts)
  const ofKind = (): string[] => {
    if (maxLength !== undefined && !narrowed('maxLength')) return [say('bounds.length', { maxLength })]
    const low = narrowed('minimum') || isStorage(minimum) ? undefined : minimum
    const high = narrowed('maximum') || isStorage(maximum) ? undefined : maximum
    if (low !== undefined && high !== undefined)
      return [say('bounds.between', { minimum: low, maximum: high })]
    if (low !== undefined) return [say('bounds.atLeast', { minimum: low })]
    return high === undefined ? [] : [say('bounds.atMost', { maximum: high })]
  }
  const isNumber = column.facts.entity === undefined && column.facts.enumeration === undefined
  return listed([
    ...(isNumber ? ofKind() : []),
    ...checks.map((check) => t(`gallery.checks.${check.name}`, { ...check.facts })),
  ])
}
