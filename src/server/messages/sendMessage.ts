import type { MootReason } from '#protocol/operation.ts'
import type { Database } from '../db/database.ts'
import { errorCode } from '../errorCode.ts'
import type { Executor } from '../resources/catalogue/statement.ts'
import { VaultError } from '../secrets/vault.ts'
import { beginLink, isLinkOver } from '../services/auth/offers/passwordOffers.ts'
import { compose } from './compose.ts'
import type { FullMessage, Outbox } from './outbox.ts'
import type { Transports } from './transports.ts'

interface Sending {
  readonly database: Database
  readonly outbox: Outbox
  readonly transports: Transports
}

/**
 * Sends one message of the outbox. Without a server for its channel it stays there, waiting; one whose link is over, or
 * that is not true any more, has failed for good. @throws Error with the other server's words, to be tried again later
 */
export const sendMessage = async ({ database, outbox, transports }: Sending, id: number): Promise<void> => {
  const db = database.kysely
  const found = await outbox.find(db, id)
  const transport = found && transports[found.channel]
  if (found?.state !== 'waiting' || !transport) return
  const message = await outbox.take(db, id)
  // Who had it may have ended with its process: it comes free after a while.
  if (!message) throw new Error('in hand elsewhere')
  const moot = await mootReasonOf(db, message)
  if (moot !== null) return outbox.settle(db, id, moot, true)
  await beginLink(db, message)
  const { kind, recipient, language, content } = message
  try {
    if (content instanceof VaultError) throw content
    await transport({ id, kind, recipient, ...compose(kind, language, content) })
  } catch (error) {
    await outbox.settle(db, id, reasonOf(error))
    throw error
  }
  await outbox.settle(db, id, null)
}

/** Why a message is not to be sent any more; null where it is. */
export const mootReasonOf = async (db: Executor, message: FullMessage): Promise<MootReason | null> =>
  message.moot ?? ((await isLinkOver(db, message)) ? 'linkOver' : null)

/** `ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:25`, in one line. */
const reasonOf = (error: unknown): string => {
  const code = errorCode(error)
  const said = String(error instanceof Error ? error.message : error).replace(/\s+/g, ' ')
  return (code !== undefined && !said.startsWith(code) ? `${code}: ${said}` : said).slice(0, 500)
}
