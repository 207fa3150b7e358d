import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readName } from '../gazetteer/place.ts'

/**
 * France's postal codes begin with what its parts with holidays of their own are called there, also those of post boxes, which
 * no list of places has. Source: Code du travail, art. L3134-13 and L3422-2.
 */
const frenchRegions: readonly (readonly [prefix: string, region: string])[] = [
  ['57', '57'],
  ['67', '67'],
  ['68', '68'],
  ['97133', 'BL'],
  ['97150', 'MF'],
  ['971', 'GP'],
  ['972', 'MQ'],
  ['973', 'GF'],
  ['974', 'RE'],
  ['976', 'YT'],
]

/** Regions of the list of places that `date-holidays` calls otherwise. */
const calledOtherwise: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  be: { 'Bruxelles-Capitale': 'BRU', Vlaanderen: 'VLG', Wallonie: 'WAL' },
  es: { 'Castilla-La Mancha': 'CM', Euskadi: 'PV' },
  it: { Lombardia: '25', Piemonte: '21', Sicilia: '82' },
}

/** Names of a country's regions, by code. */
type States = Readonly<Record<string, string>>

/** Where somebody is: by postal code, or by degrees north and east. */
export type Whereabouts = string | readonly [lat: number, lng: number]

/** Code of the one region in which all are; undefined where they are in several, in none, or nobody knows. */
export const regionOf = async (
  database: Database,
  states: States,
  { country, places }: { readonly country: string; readonly places: readonly Whereabouts[] },
): Promise<string | undefined> => {
  let only: string | undefined
  // One after the other: fifty questions at once would take every place of the pool, and the second may settle it.
  for (const place of places) {
    const found =
      typeof place === 'string' && country === 'fr' ? inFrance(place) : await nameOf(database, country, place)
    if (found === undefined || (only ?? found) !== found) return undefined
    only = found
  }
  return only === undefined || Object.hasOwn(states, only) ? only : codeOf(country, only, states)
}

const inFrance = (postalCode: string): string | undefined =>
  frenchRegions.find(([prefix]) => postalCode.startsWith(prefix))?.[1]

/** Farther than that a place of the list says nothing, in degrees. */
const near = 0.5

/** Name of the region of a postal code, where all its places are in one, or of the place next to a position. */
const nameOf = async (
  database: Database,
  country: string,
  place: Whereabouts,
): Promise<string | undefined> => {
  const { rows } =
    typeof place === 'string'
      ? await sql<{ region: string | null }>`
          select distinct "region" from "place" where "country" = ${country} and "postalCode" = ${place} limit 2`.execute(
          database.kysely,
        )
      : await sql<{ region: string | null }>`
          select "region" from "place" where "country" = ${country}
            and "lat" between ${place[0] - near} and ${place[0] + near}
            and "lng" between ${place[1] - near} and ${place[1] + near}
          order by power("lat" - ${place[0]}, 2) + power(("lng" - ${place[1]}) * cos(radians(${place[0]})), 2) limit 1`.execute(
          database.kysely,
        )
  return rows.length === 1 ? (rows[0]?.region ?? undefined) : undefined
}

/** A region goes by its name, or by one that has what it is before it: Hansestadt Bremen. */
const codeOf = (country: string, region: string, states: States): string | undefined => {
  const otherwise = calledOtherwise[country]?.[region]
  if (otherwise !== undefined) return otherwise
  const read = readName(region)
  const holding = Object.entries(states).filter(([, name]) => {
    const own = readName(name).split(' ')
    return read.split(' ').every((word) => own.includes(word))
  })
  const exact = holding.find(([, name]) => readName(name) === read)
  return (exact ?? (holding.length === 1 ? holding[0] : undefined))?.[0]
}
