import type { AnyEntity } from '#dsl/entity.ts'
import type { ComputedRule } from '#dsl/rule.ts'

/** Computed columns of an entity and their rules, in order of declaration. */
export const computedRules = (entity: AnyEntity): [string, ComputedRule][] =>
  Object.entries(entity.computed as Record<string, ComputedRule | undefined>).flatMap(([name, rule]) =>
    rule ? [[name, rule] as [string, ComputedRule]] : [],
  )

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
