import type { AnyEntity } from '#dsl/entities/entity.ts'
import { computedRules } from '#dsl/entities/facts.ts'

/**
 * The computed values of a row as a patch. Runs only the rules that read a changed column, all of them when
 * `changed` is not given; a rule that answers `undefined` leaves its column out of the patch.
 */
export const recompute = (
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
  changed?: readonly string[],
): Record<string, unknown> => {
  const patch: Record<string, unknown> = {}
  const stale = changed && new Set(changed)
  for (const [name, rule] of computedRules(entity)) {
    if (stale && !rule.reads.some((read) => stale.has(read))) continue
    const value = rule.run(...rule.reads.map((read) => (read in patch ? patch[read] : row[read])))
    if (value === undefined) continue
    patch[name] = value
    stale?.add(name)
  }
  return patch
}
