import type { Catalogue } from '#dsl/catalogue.ts'
import { copyInto } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { ownEntities } from './told.ts'

/** Rows of one entity point at rows of another, by one column or several. */
export interface Relation {
  readonly from: string
  readonly to: string
  readonly columns: readonly string[]
}

/**
 * All relations between entities. Whose rows an institution's are is a mark of each rather than an arrow, and what a row
 * repeats of another is that one's relation.
 */
export const relationsOf = (catalogue: Catalogue): readonly Relation[] =>
  ownEntities(catalogue).flatMap((from) => {
    const entity = catalogue.entities.get(from)
    if (!entity) return []
    const pointing = Object.entries(entity.columns).flatMap(([column, { facts }]) =>
      facts.entity && column !== placeColumn(entity) && !copyInto(entity, column)
        ? [{ column, to: facts.entity }]
        : [],
    )
    return [...Map.groupBy(pointing, ({ to }) => to)].map(([to, all]) => ({
      from,
      to,
      columns: all.map(({ column }) => column),
    }))
  })
