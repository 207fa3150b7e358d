import { fold } from '#dsl/text/fold.ts'
import type { City } from './geonames.ts'

/** GeoNames has the English name of some places; people write them as they are called there. */
const ownNames: Readonly<Record<string, string>> = {
  Brussels: 'Bruxelles',
  Munich: 'München',
  Rome: 'Roma',
  Milan: 'Milano',
  Turin: 'Torino',
  Naples: 'Napoli',
  Florence: 'Firenze',
  Genoa: 'Genova',
  Venice: 'Venezia',
  Padua: 'Padova',
  Mantua: 'Mantova',
  Syracuse: 'Siracusa',
}

/** From so many inhabitants on a place is known abroad, and by other names. */
const KNOWN_ABROAD = 250_000
/** Shorter ones are codes of airports and of telephones. */
const SHORTEST = 4

const isLatin = (name: string): boolean => /^[\p{Script=Latin}\p{M}' ’.-]+$/u.test(name)

export const ownName = ({ name }: City): string => ownNames[name] ?? name

/** What people type for a place besides its own name; each once, as it reads. */
export const aliasesOf = (city: City): string[] => {
  const own = ownName(city)
  const parts = own.split(/ ?[/(]|\)/).map((part) => part.trim())
  const others = city.population >= KNOWN_ABROAD ? city.otherNames.filter(isLatin) : []
  return distinct(own, [...(parts.length > 1 ? parts : []), city.name, ...others])
}

/** Of names that read the same the first. */
export const distinct = (own: string, names: readonly string[]): string[] => {
  const seen = new Set([fold(own)])
  return names.filter((name) => {
    const read = fold(name)
    if (seen.has(read) || name.length < SHORTEST) return false
    seen.add(read)
    return true
  })
}
