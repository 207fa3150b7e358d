import type { AnyEntity } from '#dsl/entities/entity.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import type { Values } from '#protocol/row.ts'
import type { Offer } from './linked.ts'

type Offers = (column: string) => readonly Offer[] | undefined

/** Columns that point at rows of another entity, one or many, but the one that holds the row's institution. */
export const pointingColumns = (entity: AnyEntity): readonly string[] =>
  Object.entries(entity.columns).flatMap(([name, { facts }]) =>
    facts.entity && name !== placeColumn(entity) ? [name] : [],
  )

/** Whether a row that an input offers is there for one of the institutions at least. */
const isIn = ({ institutions }: Offer, places: readonly number[]): boolean =>
  institutions?.some((id) => places.includes(id)) ?? true

/**
 * The row as it is for one of several institutions: its lists without what belongs to others alone, and in place of what
 * it points at elsewhere the one of the same name, or nothing. What is not known yet stays.
 */
export const rowWithin = (entity: AnyEntity, row: Values, institution: number, offers: Offers): Values => {
  const parts = pointingColumns(entity).flatMap((name): [string, unknown][] => {
    const known = offers(name)
    const value = row[name]
    const offered = (id: unknown) => known?.find((one) => one.id === id)
    const isHere = (id: unknown) => isIn(offered(id) ?? { id: 0 }, [institution])
    if (Array.isArray(value)) return [[name, value.filter(isHere)]]
    if (typeof value !== 'number' || isHere(value)) return []
    const { label } = offered(value) ?? {}
    const twin = known?.find((one) => label !== undefined && one.label === label && isIn(one, [institution]))
    return [[name, twin?.id ?? null]]
  })
  return parts.length === 0 ? row : { ...row, ...Object.fromEntries(parts) }
}

/** Columns that point at rows of none of these institutions, without those rows. */
export const droppedElsewhere = (
  entity: AnyEntity,
  row: Values,
  places: readonly number[],
  offers: Offers,
): Record<string, unknown> =>
  Object.fromEntries(
    pointingColumns(entity).flatMap((name): [string, unknown][] => {
      const value = row[name]
      const elsewhere = new Set(
        offers(name)?.flatMap((one) => (one.institutions && !isIn(one, places) ? one.id : [])),
      )
      if (Array.isArray(value))
        return value.some((id) => elsewhere.has(id)) ? [[name, value.filter((id) => !elsewhere.has(id))]] : []
      return typeof value === 'number' && elsewhere.has(value) ? [[name, null]] : []
    }),
  )

/**
 * What an input offers for several institutions: rows of one name that each stand in others of them are one choice, that
 * of the first; `rowWithin` gives each institution its own.
 */
export const joinedByName = <O extends Offer>(
  offers: readonly O[],
  places: readonly number[],
): readonly O[] => {
  const joined: O[] = []
  for (const offer of offers) {
    const within = offer.institutions?.filter((id) => places.includes(id))
    const at = joined.findIndex(
      (one) =>
        within !== undefined &&
        one.label === offer.label &&
        one.institutions !== undefined &&
        !one.institutions.some((id) => within.includes(id)),
    )
    const same = joined[at]
    if (same) joined[at] = { ...same, institutions: [...(same.institutions ?? []), ...(within ?? [])] }
    else joined.push(offer)
  }
  return joined
}
