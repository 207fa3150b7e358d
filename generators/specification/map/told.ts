import type { Catalogue } from '#dsl/catalogue.ts'
import type { Described } from '#dsl/described/described.ts'
import { joinOf } from '#dsl/entities/places.ts'
import { screenOf } from '../page.ts'

/** What places of the specification are found with. */
interface Whole {
  readonly catalogue: Catalogue
  readonly described: Described
}

/** Entities whose rows only tie two others: a list of another entity's rows is kept in them, or what institutions share. */
const joinNames = ({ entities }: Catalogue): ReadonlySet<string> =>
  new Set(
    [...entities.values()].flatMap((one) => [
      ...[joinOf(one)?.link ?? []].flat(),
      ...Object.values(one.columns).flatMap(({ facts }) => facts.through?.entity ?? []),
    ]),
  )

/** Entities that stand for themselves, in the order of the catalogue. A join that has a screen is one. */
export const ownEntities = (catalogue: Catalogue): readonly string[] => {
  const joins = joinNames(catalogue)
  return [...catalogue.entities.keys()].filter((name) => !joins.has(name) || screenOf(catalogue, name))
}

/** The page without a table that shows an entity. */
export const pageShowing = ({ pages }: Described, entity: string): string | undefined =>
  Object.keys(pages).find((name) => pages[name]?.entities?.includes(entity))

/** Entities that no screen and no page shows: each has a page of its own. */
export const unseenEntities = ({ catalogue, described }: Whole): readonly string[] =>
  ownEntities(catalogue).filter((name) => !screenOf(catalogue, name) && !pageShowing(described, name))

/** Where an entity is told, from the root of a language. */
export const entityHref = ({ catalogue, described }: Whole, entity: string): string => {
  const screen = screenOf(catalogue, entity)
  if (screen) return `tables/${screen.name}.html`
  const page = pageShowing(described, entity)
  return page === undefined ? `entities/${entity}.html` : `pages/${page}.html#rows-${entity}`
}
