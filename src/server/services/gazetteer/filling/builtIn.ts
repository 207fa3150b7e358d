import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type Place, readName } from '../place.ts'

/** The list that comes with the program; `npm run generate:gazetteer` makes it. */
const file = new URL('../../../../../data/gazetteer.tsv.br', import.meta.url)

export interface BuiltIn {
  /** Another one for other content. */
  readonly version: string
  readonly countries: ReadonlyMap<string, () => readonly Place[]>
}

/** A place found by another name than its own comes after those that are called so. */
const LESS_FOR_ALIASES = 20

const listed = (cell: string): readonly string[] => (cell === '' ? [] : cell.split('|'))

/** A line of the file as lines of the table: one for each postal code, one for each further name. */
const placesOf = (line: string): readonly Place[] => {
  const [, name = '', codes = '', region = '', lat, lng, population, approximate, aliases = ''] =
    line.split('\t')
  const [first = null, ...others] = listed(codes)
  const read = readName(name)
  const place = {
    name,
    read,
    postalCode: first,
    region: region || null,
    lat: Number(lat),
    lng: Number(lng),
    weight: Number(population),
    isApproximate: approximate === '1',
  }
  const further = new Set(listed(aliases).map(readName))
  further.delete(read)
  return [
    place,
    ...others.map((postalCode) => ({ ...place, postalCode })),
    ...[...further].map((alias) => ({
      ...place,
      read: alias,
      weight: Math.round(place.weight / LESS_FOR_ALIASES),
    })),
  ]
}

/** What a text of tab-separated lines holds, as `generators/gazetteer` writes them; a country is read when it is asked for. */
export const readPlaces = (text: string): ReadonlyMap<string, () => readonly Place[]> => {
  const lines = text.split('\n').filter((line) => line !== '')
  const byCountry = Map.groupBy(lines, (line) => line.slice(0, line.indexOf('\t')))
  return new Map([...byCountry].map(([country, those]) => [country, () => those.flatMap(placesOf)]))
}

export const builtIn = async (): Promise<BuiltIn> => {
  const packed = await readFile(file)
  return {
    version: createHash('sha256').update(packed).digest('hex').slice(0, 16),
    countries: readPlaces((await promisify(brotliDecompress)(packed)).toString()),
  }
}
