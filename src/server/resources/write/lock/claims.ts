import type { Resource, Resources } from '../../catalogue/resource.ts'

/** Row locks of PostgreSQL, from the weakest. Its documentation, 13.3.2. */
const strengths = ['key share', 'share', 'no key update', 'update'] as const
export type Strength = (typeof strengths)[number]

/** Rows of one table that are to be locked: all with the strongest lock that any of them needs. */
export interface Claim {
  readonly resource: Resource
  readonly ids: ReadonlySet<number>
  readonly strength: Strength
  /** Whether more than the id is needed of them. */
  readonly whole: boolean
}

/** What a call is going to touch, collected before anything is locked, so that no lock is ever raised. */
export class Claims {
  readonly #claims = new Map<string, { ids: Set<number>; strength: Strength; whole: boolean }>()

  add(entity: string, ids: readonly number[], strength: Strength, whole = true): void {
    if (ids.length === 0) return
    const claim = this.#claims.get(entity) ?? { ids: new Set(), strength, whole }
    for (const id of ids) claim.ids.add(id)
    if (strengths.indexOf(strength) > strengths.indexOf(claim.strength)) claim.strength = strength
    claim.whole ||= whole
    this.#claims.set(entity, claim)
  }

  /** Whether all of them are claimed, with this strength or a stronger one. */
  has(entity: string, ids: readonly number[], strength: Strength): boolean {
    if (ids.length === 0) return true
    const claim = this.#claims.get(entity)
    if (!claim || strengths.indexOf(claim.strength) < strengths.indexOf(strength)) return false
    return ids.every((id) => claim.ids.has(id))
  }

  /** In the order in which everybody locks. */
  inOrder(resources: Resources): Claim[] {
    return resources.inLockOrder.flatMap((resource) => {
      const claim = this.#claims.get(resource.entity.name)
      return claim ? [{ ...claim, resource }] : []
    })
  }
}
