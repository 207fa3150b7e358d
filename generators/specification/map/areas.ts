import type { Catalogue } from '#dsl/catalogue.ts'
import type { Described } from '#dsl/described/described.ts'
import { groupsOf } from '../indexPage.ts'
import { screenOf } from '../page.ts'
import { ownEntities, pageShowing } from './told.ts'

/** A group of the menu and the entities that are its own; without a name, those that nothing places. */
export interface Area {
  readonly name?: string
  readonly entities: readonly string[]
}

/** The group of the menu that a screen is in, as a table or a tab of one, or as a page. */
const groupOf = (catalogue: Catalogue, place: string): string | undefined =>
  groupsOf(catalogue).find(({ tables }) => tables.includes(place))?.name ??
  catalogue.menu.find(({ screens = [] }) => screens.includes(place))?.name

/** By its screen or page, by where its states are shown; else where the first entity is that it points at, of those not asked `before`. */
const areaOf = (
  catalogue: Catalogue,
  described: Described,
  entity: string,
  before: readonly string[] = ['institution'],
): string | undefined => {
  const shownOn = [
    screenOf(catalogue, entity)?.name,
    pageShowing(described, entity),
    ...Object.values(described.lifecycles).flatMap(({ kept, on }) =>
      'entity' in kept && kept.entity === entity ? on : [],
    ),
  ]
  const own = shownOn.map((place) => place && groupOf(catalogue, place)).find(Boolean)
  if (own) return own
  const asked = [...before, entity]
  const columns = Object.values(catalogue.entities.get(entity)?.columns ?? {})
  const next = columns.flatMap(({ facts }) => facts.entity ?? []).find((name) => !asked.includes(name))
  return next && areaOf(catalogue, described, next, asked)
}

/** Every entity in the area where people would look for it, areas and screens in the order of the menu. */
export const areasOf = (catalogue: Catalogue, described: Described): readonly Area[] => {
  const placed = new Map(ownEntities(catalogue).map((name) => [name, areaOf(catalogue, described, name)]))
  const order = groupsOf(catalogue).flatMap(({ tables }) => tables)
  const rank = (entity: string) => {
    const at = order.indexOf(screenOf(catalogue, entity)?.name ?? '')
    return at === -1 ? order.length : at
  }
  const names = [...catalogue.menu.map(({ name }) => name), undefined]
  return names
    .map((name) => ({
      ...(name !== undefined && { name }),
      entities: [...placed.keys()]
        .filter((entity) => placed.get(entity) === name)
        .toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ entities }) => entities.length > 0)
}
