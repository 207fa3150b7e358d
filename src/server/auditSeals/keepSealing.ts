import type { Database } from '../db/database.ts'
import type { Warn } from '../warn.ts'
import { type Repeated, repeatedly } from '../work/repeatedly.ts'
import { sealOf } from './seal.ts'
import { sealAudit } from './sealAudit.ts'

/** Milliseconds between two looks for new lines. */
const pause = 60_000

/** Begins to seal what is recorded, beside the requests. Closing waits for the lines in hand. */
export const keepSealing = (database: Database, secretKey: Uint8Array, warn: Warn): Repeated => {
  const seal = sealOf(secretKey)
  const sealAll = async (stopping: AbortSignal): Promise<void> => {
    while (!stopping.aborted && (await sealAudit(database, seal)) > 0);
  }
  return repeatedly(sealAll, { pause, atOnce: true, warn })
}
