import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { begunWith, copiesIn } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { quoted } from './names.ts'
import type { UniquePlace } from './uniquePlaces.ts'

/**
 * Gives a new table a row of defaults for each institution there is already, where every institution begins with one, with
 * what it repeats of the institution.
 */
export const begunSql = (
  entity: AnyEntity,
  catalogue: Catalogue,
  places: readonly UniquePlace[],
): string | undefined => {
  const { name } = entity
  const place = placeColumn(entity)
  const owner = [...catalogue.entities.values()].find((e) => begunWith(e).includes(name))
  if (!owner || place === undefined) return undefined
  const copies = copiesIn(entity).filter(([, { relation }]) => relation === place)
  const given: readonly (readonly [column: string, value: string])[] = [
    [place, 'o."id"'],
    ...places
      .filter(({ rule }) => rule.columns.length === 0)
      .map(({ column, fill }) => [column, fill] as const),
    ...copies.map(([column, copy]) => [column, `o.${quoted(copy.column)}`] as const),
  ]
  const columns = given.map(([column]) => quoted(column)).join(', ')
  const values = given.map(([, value]) => value).join(', ')
  return `insert into ${quoted(name)} (${columns}) select ${values} from ${quoted(owner.name)} o order by o."id";`
}
