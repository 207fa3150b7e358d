import { type AddressSuggestion, MOST_SUGGESTIONS } from '#protocol/services/address.ts'
import type { Executor } from '../../../resources/catalogue/statement.ts'
import { type Named, placesLike, placesNamed, placesOfCodeBegun, placesOfCodes } from '../findPlaces.ts'
import type { Place } from '../place.ts'
import { listedCodes } from '../postalCodes.ts'
import { type Ending, type ReadAddress, readAddress } from '../readAddress.ts'
import { type Written, writeAddress } from '../writeAddress.ts'
import type { AddressProvider } from './provider.ts'

/** Shortest name by whose beginning a place is found, alone and behind a street. */
const SHORTEST = { alone: 2, behind: 3 } as const
/** Shortest name that may be misspelt, and of how many words at most. */
const MISSPELT = { letters: 4, words: 2 } as const

/** Addresses from the list of places in the database: the street is what was typed, the rest is the place's. */
export const offline = (db: Executor): AddressProvider => ({
  suggest: async (country, text) => {
    const read = readAddress(country, text)
    const found = read.codeBegun
      ? await byCodeBegun(db, country, read.codeBegun)
      : read.code === undefined
        ? await byName(db, country, read, null)
        : await byCode(db, country, read, read.code)
    return distinct(found.map(writeAddress)).slice(0, MOST_SUGGESTIONS)
  },
})

const distinct = (suggestions: readonly AddressSuggestion[]): AddressSuggestion[] => [
  ...new Map(suggestions.map((one) => [one.label, one])).values(),
]

const byCodeBegun = async (db: Executor, country: string, begun: string): Promise<Written[]> =>
  (await placesOfCodeBegun(db, country, begun)).map((place) => ({
    country,
    street: '',
    code: place.postalCode,
    place,
  }))

/** The code says the place; a name beside it says which of several. */
const byCode = async (
  db: Executor,
  country: string,
  read: ReadAddress,
  code: string,
): Promise<readonly Written[]> => {
  const places = await placesOfCodes(db, country, listedCodes(country, code))
  if (places.length === 0) return byName(db, country, read, code)
  const named = places.flatMap((place) => {
    const ending = read.endings.find((one) => place.read.startsWith(one.read))
    return ending ? [{ country, street: ending.street, code, place }] : []
  })
  return named.length > 0 ? named : places.map((place) => ({ country, street: read.street, code, place }))
}

/** `code` is one that the list does not have: it stays as it was typed. */
const byName = async (
  db: Executor,
  country: string,
  { endings }: ReadAddress,
  code: string | null,
): Promise<Written[]> => {
  const names = endings.map(({ read, street }) => ({
    read,
    mayBegin: read.length >= (street === '' ? SHORTEST.alone : SHORTEST.behind),
  }))
  const spelt = await placesNamed(db, country, names)
  // Behind a postal code a name is whole, so that what only begins so is another place.
  const exact = code === null ? [] : spelt.filter(({ match }) => match === 'exact')
  const right = exact.length > 0 ? exact : spelt
  const found = right.length > 0 ? inOrder(right, endings) : await misspelt(db, country, endings)
  return found.map(({ by, ...place }) => ({
    country,
    street: endings[by]?.street ?? '',
    code: code ?? place.postalCode,
    place,
  }))
}

/** The last words alone may be: of a whole street too much would be compared. */
const misspelt = async (db: Executor, country: string, endings: readonly Ending[]): Promise<Named[]> => {
  const may = endings.flatMap(({ read }, by) => {
    const isName =
      read.length >= MISSPELT.letters && read.split(' ').length <= MISSPELT.words && !/\d/.test(read)
    return isName ? [{ read, by }] : []
  })
  const found = await placesLike(
    db,
    country,
    may.map(({ read }) => read),
  )
  const [best] = found
  return found.flatMap((place) => (place.by === best?.by ? { ...place, by: may[place.by]?.by ?? 0 } : []))
}

/** What is called so before what begins so, all of what was typed before its end; of each town the first line before the others. */
const inOrder = (found: readonly Named[], endings: readonly Ending[]): Named[] => {
  const rank = ({ match, by }: Named) => (match === 'exact' ? 0 : 2) + (endings[by]?.street === '' ? 0 : 1)
  const ranked = found.toSorted((a, b) => rank(a) - rank(b) || a.by - b.by)
  const seen = new Set<string>()
  const isFirst = (place: Named) => {
    const town = townOf(place)
    if (place.match === 'exact' || !seen.has(town)) return Boolean(seen.add(town))
    return false
  }
  const { first = [], other = [] } = Object.groupBy(ranked, (place) => (isFirst(place) ? 'first' : 'other'))
  return [...first, ...other]
}

const townOf = ({ name, region }: Place): string => `${name}\t${region}`
