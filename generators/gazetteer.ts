import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { projectRoot } from './files.ts'
import { countriesAbroad, placesAbroad } from './gazetteer/abroad.ts'
import { type Commune, type Departement, frenchCountries, frenchPlaces } from './gazetteer/france.ts'
import { citiesFile, readCities } from './gazetteer/geonames.ts'
import { gazetteerText } from './gazetteer/places.ts'

const etalab = <T>(name: string): T =>
  JSON.parse(
    readFileSync(
      fileURLToPath(import.meta.resolve(`@etalab/decoupage-administratif/data/${name}.json`)),
      'utf8',
    ),
  ) as T

/** All places of the eight countries as text, from the packages that `docs/decisions.md` names. */
export const madeGazetteer = async (): Promise<string> => {
  const countries = new Set([...Object.keys(countriesAbroad), ...frenchCountries])
  const cities = await readCities(citiesFile(), countries)
  const french = frenchPlaces(etalab<Commune[]>('communes'), etalab<Departement[]>('departements'), cities)
  return gazetteerText([...french, ...placesAbroad(cities)])
}

/** `npm run generate:gazetteer`: writes `data/gazetteer.tsv.br`. */
const main = async (): Promise<void> => {
  const text = await madeGazetteer()
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
  writeFileSync(join(projectRoot, 'data/gazetteer.tsv.br'), bytes)
  console.log(`data/gazetteer.tsv.br: ${text.split('\n').length} places, ${bytes.length} bytes`)
}

if (import.meta.main) await main()
