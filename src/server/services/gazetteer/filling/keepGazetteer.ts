import type { Database } from '../../../db/database.ts'
import { errorOf, type Warn } from '../../../warn.ts'
import { builtIn } from './builtIn.ts'
import { loadGazetteer } from './loadGazetteer.ts'

/**
 * Begins to bring the list of places up to date, beside the requests: until it is there nothing is suggested. Closing
 * waits for the country in hand. What fails is told, and tried again by the next start.
 */
export const keepGazetteer = (database: Database, warn: Warn): { close(): Promise<void> } => {
  const stopping = new AbortController()
  const loading = async () =>
    loadGazetteer(database, { list: await builtIn(), say: console.log, signal: stopping.signal })
  const done = loading().catch((error: unknown) => warn(errorOf(error)))
  return {
    close: () => {
      stopping.abort()
      return done
    },
  }
}
