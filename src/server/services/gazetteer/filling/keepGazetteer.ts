import type { Database } from '../../../db/database.ts'
import { builtIn } from './builtIn.ts'
import { loadGazetteer } from './loadGazetteer.ts'

/** Where the server tells of what goes wrong beside requests. */
interface Log {
  warn?: (error: Error) => void
}

/**
 * Begins to bring the list of places up to date, beside the requests: until it is there nothing is suggested. Closing
 * waits for the country in hand. What fails is told, and tried again by the next start.
 */
export const keepGazetteer = (database: Database, log: Log): { close(): Promise<void> } => {
  const stopping = new AbortController()
  const loading = async () =>
    loadGazetteer(database, { list: await builtIn(), say: console.log, signal: stopping.signal })
  const done = loading().catch((error: unknown) => {
    log.warn?.(error instanceof Error ? error : new Error(String(error)))
  })
  return {
    close: () => {
      stopping.abort()
      return done
    },
  }
}
