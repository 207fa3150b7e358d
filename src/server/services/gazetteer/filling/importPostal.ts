import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { readConfig } from '../../../config.ts'
import { errorCode } from '../../../errorCode.ts'
import { openMigrated } from '../../../start/openMigrated.ts'
import { StartProblem } from '../../../start/operatorLines.ts'
import type { Place } from '../place.ts'
import { builtIn } from './builtIn.ts'
import { completePlaces } from './completePlaces.ts'
import { PostalFileFault, readPostalFile } from './postalFile.ts'
import { storePlaces } from './storePlaces.ts'

const usage = 'Usage: npm run gazetteer:import FILE'
/** That of the eight countries has 10 MB; the whole world 160. */
const LARGEST = 64 * 1024 * 1024

/** The command `gazetteer:import`: postal codes of GeoNames in place of our own places, for the countries in the file. */
export const importPostal = async (args: readonly string[]): Promise<void> => {
  const [file, ...more] = args
  if (!file || more.length > 0) throw new StartProblem(usage)
  const { byCountry, version } = await read(file)
  const { countries } = await builtIn()
  const database = await openMigrated(readConfig(process.env))
  try {
    await database.transaction(async (tx) => {
      for (const [country, listed] of byCountry) {
        const places = completePlaces(listed, countries.get(country)?.() ?? [])
        await storePlaces(tx, { country, source: 'geonames-postal', version, places })
      }
    })
    await database.afterBulk(['place'])
  } finally {
    await database.close()
  }
  for (const [country, { length }] of byCountry) console.log(`${country}: ${length} postal codes imported.`)
}

const read = async (
  file: string,
): Promise<{ readonly byCountry: ReadonlyMap<string, readonly Place[]>; readonly version: string }> => {
  try {
    if ((await stat(file)).size > LARGEST) throw new PostalFileFault('it is larger than 64 MB')
    const bytes = await readFile(file)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return {
      byCountry: readPostalFile(text),
      version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    }
  } catch (error) {
    const reason =
      error instanceof PostalFileFault
        ? error.message
        : error instanceof TypeError
          ? 'it is not UTF-8 text'
          : errorCode(error)
    throw new StartProblem(`${file} is no postal file of GeoNames: ${reason}.`)
  }
}
