import type { Copy } from '#dsl/entities/derived.ts'
import { copiesIn, copyInto } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { remembered } from '#dsl/remembered.ts'
import type { Resource, Resources } from './resource.ts'

/** The entity that a relation of a resource points at. */
export const pointedBy = (resource: Resource, relation: string): string =>
  resource.names.get(relation)?.column?.facts.entity ?? ''

/** The entity that a copy is taken from. */
export const copySource = (resource: Resource, { relation }: Copy): string => pointedBy(resource, relation)

/** Columns by which a row changes the rows that it repeats. */
export const writableCopies = ({ entity }: Resource): readonly (readonly [string, Copy])[] =>
  copiesIn(entity).filter(([, copy]) => copy.writes)

/** How a column repeats another row; nothing for the column of the institution, which says where the row itself is. */
export const copyFromOther = ({ entity }: Resource, name: string): Copy | undefined =>
  placeColumn(entity) === name ? undefined : copyInto(entity, name)

/** A column elsewhere that repeats one of an entity. */
export interface CopiedElsewhere {
  readonly resource: Resource
  readonly name: string
  readonly copy: Copy
}

export const copiesOf = (resources: Resources, { entity }: Resource): readonly CopiedElsewhere[] =>
  copiesBySource(resources).get(entity.name) ?? []

/** One for each relation by which rows repeat others. */
export const onePerRelation = (copies: readonly CopiedElsewhere[]): readonly CopiedElsewhere[] => [
  ...new Map(copies.map((one) => [`${one.resource.table} ${one.copy.relation}`, one])).values(),
]

const copiesBySource = remembered((resources: Resources): ReadonlyMap<string, CopiedElsewhere[]> => {
  const copies = resources.all.flatMap((resource) =>
    copiesIn(resource.entity).map(([name, copy]) => ({ resource, name, copy })),
  )
  return Map.groupBy(copies, ({ resource, copy }) => copySource(resource, copy))
})
