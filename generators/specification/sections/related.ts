import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isPlaced, isShared, joinOf } from '#dsl/entities/places.ts'

/** Entities that an entity points at, and those that point at it, each once; what ties rows to institutions is no entity of its own here. */
export interface Related {
  readonly pointsAt: readonly string[]
  readonly pointedBy: readonly string[]
}

const PLACE = 'institution'

const targets = (of: AnyEntity): string[] => {
  const columns = Object.values(of.columns).flatMap(({ facts }) => facts.entity ?? [])
  return [...(isShared(of) || isPlaced(of) ? [PLACE] : []), ...columns]
}

export const relatedOf = ({ entities }: Catalogue, entity: AnyEntity): Related => {
  const all = [...entities.values()]
  const joins = new Set(all.flatMap((one) => joinOf(one)?.link ?? []))
  const others = all.filter(({ name, columns }) => {
    // A link that has a screen or columns of its own stands for itself.
    const isBare = joins.has(name) && Object.keys(columns).length <= 2
    return !isBare && name !== entity.name
  })
  const once = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== entity.name)
  return {
    pointsAt: once(targets(entity)),
    pointedBy: once(others.filter((one) => targets(one).includes(entity.name)).map(({ name }) => name)),
  }
}
