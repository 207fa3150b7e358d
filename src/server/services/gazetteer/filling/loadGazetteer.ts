import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../db/database.ts'
import type { BuiltIn } from './builtIn.ts'
import { storePlaces } from './storePlaces.ts'

/** Of the list that comes with the program; what has another was imported and stays. */
const source = 'built-in'
/** Any number, as long as it is ours: `gazetteer` on a telephone's keys, without its end. */
const lockKey = 4299388

interface Loading {
  readonly list: BuiltIn
  /** Told of each country that was loaded, in a line, and of the end. */
  readonly say: (line: string) => void
  /** Once it is aborted no further country is begun. */
  readonly signal?: AbortSignal
}

/**
 * Brings the places of each country to the version that comes with the program, each in a transaction of its own: the
 * embedded engine serves nobody else meanwhile. Of processes that start together one loads, the others leave it to that one.
 */
export const loadGazetteer = async (database: Database, { list, say, signal }: Loading): Promise<void> => {
  const begun = performance.now()
  let loaded = 0
  for (const [country, read] of list.countries) {
    if (signal?.aborted) return
    if (!(await isWanted(database.kysely, country, list.version))) continue
    const places = read()
    const isLoaded = await database.transaction(async (tx) => {
      const { rows } = await sql<{
        free: boolean
      }>`select pg_try_advisory_xact_lock(${lockKey}, hashtext(${country})) as "free"`.execute(tx)
      if (!rows[0]?.free || !(await isWanted(tx, country, list.version))) return false
      await storePlaces(tx, { country, source, version: list.version, places })
      return true
    })
    if (!isLoaded) continue
    loaded += places.length
    say(`Addresses: ${country}, ${places.length} places`)
    await setImmediate()
  }
  if (loaded === 0) return
  await database.afterBulk(['place'])
  say(`Addresses: ${loaded} places loaded in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}

/** Whether the country has no list yet, or an older one of ours. */
const isWanted = async (db: Tx | Database['kysely'], country: string, version: string): Promise<boolean> => {
  const { rows } = await sql`select from "gazetteer"
    where "country" = ${country} and ("source" <> ${source} or "version" = ${version})`.execute(db)
  return rows.length === 0
}
