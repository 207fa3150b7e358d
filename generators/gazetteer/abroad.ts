import { countries } from '#server/services/gazetteer/place.ts'
import { aliasesOf, ownName } from './aliases.ts'
import type { City } from './geonames.ts'
import type { GazetteerPlace } from './places.ts'
import { regionName } from './regions.ts'

const { FR: _, ...abroad } = countries
/** ISO 3166 → as institutions say it. */
export const countriesAbroad: Readonly<Record<string, string>> = abroad

/** Parts of a place, and localities: GeoNames often has the inhabitants of the whole for them. */
const parts = new Set(['PPLX', 'PPLL', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'PPLS'])
const MOST_OF_A_PART = 5_000

/** Places of the countries of which no list has postal codes. */
export const placesAbroad = (cities: readonly City[]): GazetteerPlace[] =>
  cities.flatMap((city) => {
    const country = countriesAbroad[city.country]
    const region = country && regionName(country, city.admin1)
    // What lies in none of a country's regions is a base of its army elsewhere.
    if (!country || region === undefined) return []
    const isPart = parts.has(city.feature)
    const population = isPart ? Math.min(city.population, MOST_OF_A_PART) : city.population
    return {
      country,
      name: ownName(city),
      postalCodes: [],
      region,
      lat: city.lat,
      lng: city.lng,
      population,
      isApproximate: false,
      aliases: isPart ? [] : aliasesOf(city),
    }
  })
