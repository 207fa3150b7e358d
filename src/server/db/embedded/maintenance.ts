import { errorOf, type Warn } from '../../warn.ts'

/** What a stand-alone PostgreSQL does by itself, and one without background processes does not. */
export interface Maintained {
  /** Rises with each write. */
  writes(): number
  checkpoint(): Promise<void>
  vacuum(): Promise<void>
}

const minute = 60_000
const hour = 60 * minute

/**
 * A checkpoint each minute and a vacuum each hour in which something was written; gives the function that stops it. What
 * fails is told, and tried again when the time has come once more.
 */
export function maintain(database: Maintained, warn: Warn): () => void {
  const timers = [
    repeat(minute, database, () => database.checkpoint(), warn),
    repeat(hour, database, () => database.vacuum(), warn),
  ]
  return () => timers.forEach(clearInterval)
}

function repeat(every: number, database: Maintained, work: () => Promise<void>, warn: Warn): NodeJS.Timeout {
  let seen = database.writes()
  const timer = setInterval(async () => {
    if (database.writes() === seen) return
    try {
      await work()
      seen = database.writes()
    } catch (error) {
      warn(errorOf(error))
    }
  }, every)
  return timer.unref()
}
