import { countries, type Place, readName } from '../place.ts'

const COLUMNS = 12
/** GeoNames' accuracy, 1 (estimated) to 6 (centroid of addresses): from here on it is the place itself. */
const EXACT = 4

/** Why a file is no list of postal codes, in the English of the command line. */
export class PostalFileFault extends Error {
  override name = 'PostalFileFault'
}

/**
 * Reads a postal file of GeoNames: tab-separated, 12 columns, no heading; one country or several, those that are none of
 * ours left out, and codes of large deliverers too. Source: download.geonames.org/export/zip/readme.txt
 * @throws PostalFileFault
 */
export const readPostalFile = (text: string): ReadonlyMap<string, readonly Place[]> => {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const placed = lines.flatMap((line, i) => (line.trim() === '' ? [] : placeOf(line, i + 1)))
  if (placed.length === 0)
    throw new PostalFileFault(`no line is of one of these countries: ${Object.keys(countries).join(', ')}`)
  const byCountry = Map.groupBy(placed, ({ country }) => country)
  return new Map([...byCountry].map(([country, those]) => [country, those.map(({ place }) => place)]))
}

const placeOf = (line: string, at: number): { readonly country: string; readonly place: Place }[] => {
  const cells = line.split('\t')
  if (cells.length !== COLUMNS)
    throw new PostalFileFault(`line ${at} has ${cells.length} tab-separated columns instead of ${COLUMNS}`)
  const [iso = '', code = '', given = '', region1 = '', , region2 = '', , , , lat = '', lng = '', accuracy] =
    cells
  if (!/^[A-Z]{2}$/.test(iso))
    throw new PostalFileFault(`line ${at} does not begin with a country of two letters`)
  const country = Object.hasOwn(countries, iso) ? countries[iso] : undefined
  if (country === undefined || /\bcedex\b/i.test(given)) return []
  const point = { lat: degrees(lat, 90), lng: degrees(lng, 180) }
  if (code === '' || given === '' || Number.isNaN(point.lat) || Number.isNaN(point.lng))
    throw new PostalFileFault(`line ${at} lacks a postal code, a name or coordinates`)
  const name = country === 'fr' ? given.replace(/ \d{2}$/, '') : given
  const place = {
    name,
    read: readName(name),
    postalCode: code.replace(/^L-/, ''),
    region: (country === 'fr' ? region2 : region1) || null,
    ...point,
    weight: 0,
    isApproximate: Number(accuracy || EXACT) < EXACT,
  }
  return [{ country, place }]
}

const degrees = (text: string, most: number): number => {
  const value = /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? value : Number.NaN
}
