import type { Warn } from '../../warn.ts'
import { type Repeated, repeatedly } from '../../work/repeatedly.ts'

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
  const all = [
    afterWrites(minute, database, () => database.checkpoint(), warn),
    afterWrites(hour, database, () => database.vacuum(), warn),
  ]
  return () => {
    for (const one of all) void one.close()
  }
}

function afterWrites(pause: number, database: Maintained, work: () => Promise<void>, warn: Warn): Repeated {
  let seen = database.writes()
  const turn = async () => {
    if (database.writes() === seen) return
    await work()
    seen = database.writes()
  }
  return repeatedly(turn, { pause, warn })
}
