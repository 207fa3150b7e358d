import { fold } from '#dsl/text/fold.ts'
import { aliasesOf, distinct } from './aliases.ts'
import type { City } from './geonames.ts'
import type { GazetteerPlace } from './places.ts'

/** A line of `communes.json` of @etalab/decoupage-administratif. */
export interface Commune {
  /** Of the INSEE. */
  readonly code: string
  readonly nom: string
  readonly type: string
  readonly arrondissement?: string
  readonly departement?: string
  readonly codesPostaux?: readonly string[]
  readonly population?: number
  /** Of a former commune, the one that it is part of now. */
  readonly chefLieu?: string
}

export interface Departement {
  readonly code: string
  readonly nom: string
}

/** ISO 3166 of France and of its departments overseas, which GeoNames has as countries. */
export const frenchCountries: ReadonlySet<string> = new Set(['FR', 'RE', 'GP', 'MQ', 'GF', 'YT', 'PM'])

interface Point {
  readonly lat: number
  readonly lng: number
}

const meanOf = (points: readonly Point[]): Point | undefined =>
  points.length === 0
    ? undefined
    : {
        lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
        lng: points.reduce((sum, { lng }) => sum + lng, 0) / points.length,
      }

/** Of the places that GeoNames has in a commune the one that bears its name, else the largest. */
const cityOf = (commune: Commune, cities: readonly City[] = []): City | undefined =>
  cities.find(({ name }) => fold(name) === fold(commune.nom)) ??
  cities.toSorted((a, b) => b.population - a.population)[0]

const pointsBy = (
  communes: readonly Commune[],
  exact: ReadonlyMap<string, City>,
  keysOf: (commune: Commune) => readonly string[],
): ReadonlyMap<string, readonly Point[]> => {
  const points = new Map<string, Point[]>()
  for (const commune of communes) {
    const city = exact.get(commune.code)
    if (city) for (const key of keysOf(commune)) points.set(key, [...(points.get(key) ?? []), city])
  }
  return points
}

/**
 * Communes with their postal codes, where GeoNames knows their INSEE code with its coordinates, else with the mean of
 * the communes of the same postal code, else of the same arrondissement. Those without any are left out.
 */
export const frenchPlaces = (
  all: readonly Commune[],
  departements: readonly Departement[],
  cities: readonly City[],
): GazetteerPlace[] => {
  const communes = all.filter(
    ({ type, codesPostaux = [] }) => type === 'commune-actuelle' && codesPostaux.length > 0,
  )
  const former = Map.groupBy(
    all.filter(({ chefLieu, code }) => chefLieu !== undefined && chefLieu !== code),
    ({ chefLieu }) => chefLieu,
  )
  const byCode = Map.groupBy(
    cities.filter(({ country }) => frenchCountries.has(country)),
    ({ admin4 }) => admin4,
  )
  const exact = new Map(
    communes.flatMap((commune) => {
      const city = cityOf(commune, byCode.get(commune.code))
      return city ? [[commune.code, city] as const] : []
    }),
  )
  const regions = new Map(departements.map(({ code, nom }) => [code, nom]))
  const codesOf = ({ codesPostaux = [] }: Commune) => codesPostaux
  const districtOf = ({ arrondissement = '' }: Commune) => [arrondissement]
  const byPostalCode = pointsBy(communes, exact, codesOf)
  const byDistrict = pointsBy(communes, exact, districtOf)
  return communes.flatMap((commune): GazetteerPlace[] => {
    const city = exact.get(commune.code)
    const near = codesOf(commune).flatMap((code) => byPostalCode.get(code) ?? [])
    const point =
      city ?? meanOf(near) ?? meanOf(districtOf(commune).flatMap((code) => byDistrict.get(code) ?? []))
    if (!point) return []
    const formerNames = (former.get(commune.code) ?? []).map(({ nom }) => nom)
    return [
      {
        country: 'fr',
        name: commune.nom,
        postalCodes: codesOf(commune),
        region: regions.get(commune.departement ?? '') ?? '',
        lat: point.lat,
        lng: point.lng,
        population: commune.population ?? 0,
        isApproximate: city === undefined,
        aliases: distinct(commune.nom, [
          ...formerNames,
          ...(city ? aliasesOf({ ...city, name: commune.nom }) : []),
        ]),
      },
    ]
  })
}
