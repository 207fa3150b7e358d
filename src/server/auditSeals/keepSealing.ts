import type { Database } from '../db/database.ts'
import { errorOf, type Warn } from '../warn.ts'
import { sealOf } from './seal.ts'
import { sealAudit } from './sealAudit.ts'

/** Milliseconds between two looks for new lines. */
const pause = 60_000

/**
 * Begins to seal what is recorded, beside the requests. Closing waits for the lines in hand. What fails is told, and done by the next turn.
 */
export const keepSealing = (
  database: Database,
  secretKey: Uint8Array,
  warn: Warn,
): { close(): Promise<void> } => {
  const seal = sealOf(secretKey)
  const stopping = new AbortController()
  const sealAll = async (): Promise<void> => {
    while (!stopping.signal.aborted && (await sealAudit(database, seal)) > 0);
  }
  let timer: NodeJS.Timeout | undefined
  const turn = async (): Promise<void> => {
    await sealAll().catch((error: unknown) => warn(errorOf(error)))
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      inHand = turn()
    }, pause).unref()
  }
  let inHand = turn()
  return {
    close: () => {
      stopping.abort()
      clearTimeout(timer)
      return inHand
    },
  }
}
