import type { Place } from '../place.ts'

/** Degrees within which places that are called the same are taken for one. */
const NEAR = 0.3

/**
 * Places of a list that knows no inhabitants, with those of our own list where it has the place; besides them what only
 * ours has: postal codes of overseas departments, which GeoNames has as countries of their own.
 */
export const completePlaces = (listed: readonly Place[], own: readonly Place[]): Place[] => {
  const byName = Map.groupBy(own, ({ read }) => read)
  const isNear = (one: Place) => (other: Place) =>
    Math.abs(one.lat - other.lat) < NEAR && Math.abs(one.lng - other.lng) < NEAR
  const weighted = listed.map((place) => {
    const same = byName.get(place.read)?.find(isNear(place))
    return same ? { ...place, weight: same.weight } : place
  })
  const codes = new Set(listed.map(({ postalCode }) => postalCode))
  const further = own.filter(({ postalCode }) => postalCode !== null && !codes.has(postalCode))
  return [...weighted, ...further]
}
