import type { Resource, Resources } from '../../catalogue/resource.ts'

/** Row locks of PostgreSQL, from the weakest. Its documentation, 13.3.2. */
const strengths = ['key share', 'share', 'no key update', 'update'] as const
export type Strength = (typeof strengths)[number]

/** Rows of one table that are to be locked: all with the strongest lock that any of them needs. */
export interface RowLocks {
  readonly resource: Resource
  readonly ids: ReadonlySet<number>
  readonly strength: Strength
  /** Whether more than the id is needed of them. */
  readonly whole: boolean
}

/** What a call is going to touch, collected before anything is locked, so that no lock is ever raised. */
export class LockSet {
  readonly #locks = new Map<string, { ids: Set<number>; strength: Strength; whole: boolean }>()

  add(entity: string, ids: readonly number[], strength: Strength, whole = true): void {
    if (ids.length === 0) return
    const one = this.#locks.get(entity) ?? { ids: new Set(), strength, whole }
    for (const id of ids) one.ids.add(id)
    if (strengths.indexOf(strength) > strengths.indexOf(one.strength)) one.strength = strength
    one.whole ||= whole
    this.#locks.set(entity, one)
  }

  /** Whether all of them are in the set, with this strength or a stronger one. */
  has(entity: string, ids: readonly number[], strength: Strength): boolean {
    if (ids.length === 0) return true
    const one = this.#locks.get(entity)
    if (!one || strengths.indexOf(one.strength) < strengths.indexOf(strength)) return false
    return ids.every((id) => one.ids.has(id))
  }

  /** In the order in which everybody locks. */
  inOrder(resources: Resources): RowLocks[] {
    return resources.inLockOrder.flatMap((resource) => {
      const one = this.#locks.get(resource.entity.name)
      return one ? [{ ...one, resource }] : []
    })
  }
}
