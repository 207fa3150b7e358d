import { type QueryExecutorProvider, sql } from 'kysely'
import type { LockedAccount } from '#protocol/services/session.ts'
import { recordAudit } from '../../../audit.ts'
import type { Executor } from '../../../resources/catalogue/statement.ts'
import { account } from './allowances.ts'
import { counterOf, gateOf, gatePrefix } from './limiter.ts'

/** Those who are locked at the moment, the lock that ends last first. Unknown accounts are locked too, and not listed. */
export const lockedAccounts = async (db: QueryExecutorProvider): Promise<LockedAccount[]> => {
  const { rows } = await sql<LockedAccount>`
    select a."id", a."firstName", a."lastName", a."email", to_timestamp(t."expire" / 1000.0) as "until"
    from "attempt" t join "admin" a on t."key" = ${`${gatePrefix(account.sort)}:`} || a."id"
    where t."expire" > ${Date.now()} order by t."expire" desc, a."id"`.execute(db)
  return rows
}

const record = (tx: Executor, by: number | null, action: 'lock' | 'unlock', admin: number) =>
  recordAudit(tx, { id: by ?? 0 }, [{ action, entity: 'admin', row: admin }])

/** Records that wrong passwords have locked an account. */
export const recordLock = async (tx: Executor, admin: number): Promise<void> => {
  await record(tx, null, 'lock', admin)
}

/**
 * Lifts the lock of an account, recorded, and forgets its wrong passwords, in the caller's transaction; false where it was not locked.
 * `by`: who asks.
 */
export const unlock = async (tx: Executor, admin: number, by: number): Promise<boolean> => {
  const key = String(admin)
  const wasLocked = await gateOf(tx, account).delete(key)
  await counterOf(tx, account).delete(key)
  if (wasLocked) await record(tx, by, 'unlock', admin)
  return wasLocked
}
