import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { isPlaced, isShared } from '#dsl/entities/places.ts'
import { ownEntities } from '../map/told.ts'

/** Entities that an entity points at, and those that point at it, each once; rows that only tie two others are no entity of their own here. */
export interface Related {
  readonly pointsAt: readonly string[]
  readonly pointedBy: readonly string[]
}

const PLACE = 'institution'

const targets = (of: AnyEntity): string[] => {
  const columns = Object.values(of.columns).flatMap(({ facts }) => facts.entity ?? [])
  return [...(isShared(of) || isPlaced(of) ? [PLACE] : []), ...columns]
}

export const relatedOf = (catalogue: Catalogue, entity: AnyEntity): Related => {
  const { entities } = catalogue
  const own = new Set(ownEntities(catalogue))
  const others = [...entities.values()].filter(({ name }) => own.has(name) && name !== entity.name)
  const once = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== entity.name)
  return {
    pointsAt: once(targets(entity)),
    pointedBy: once(others.filter((one) => targets(one).includes(entity.name)).map(({ name }) => name)),
  }
}
