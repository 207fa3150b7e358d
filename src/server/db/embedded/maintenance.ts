/** What a stand-alone PostgreSQL does by itself, and one without background processes does not. */
export interface Maintained {
  /** Rises with each write. */
  writes(): number
  checkpoint(): Promise<void>
  vacuum(): Promise<void>
}

const minute = 60_000
const hour = 60 * minute

/** A checkpoint each minute and a vacuum each hour in which something was written; gives the function that stops it. */
export function maintain(database: Maintained): () => void {
  const timers = [
    repeat(minute, database, () => database.checkpoint()),
    repeat(hour, database, () => database.vacuum()),
  ]
  return () => timers.forEach(clearInterval)
}

function repeat(every: number, database: Maintained, work: () => Promise<void>): NodeJS.Timeout {
  let seen = database.writes()
  const timer = setInterval(async () => {
    if (database.writes() === seen) return
    // A failure here is the next statement's failure too, and that one has a caller to tell.
    await work().catch(() => {})
    seen = database.writes()
  }, every)
  return timer.unref()
}
