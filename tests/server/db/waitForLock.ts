import type { Database } from '#server/db/database.ts'
import type { Session } from '#server/db/session.ts'
import { until } from '../../until.ts'

/**
 * Resolves once a statement of this database waits for a lock, or `work` is over, which need not wait. Asked outside of a
 * transaction, as PostgreSQL tells within one what it told there first.
 */
export const waitForLock = async (database: Database, work?: Promise<unknown>): Promise<void> => {
  let isOver = false
  const ended = () => {
    isOver = true
  }
  work?.then(ended, ended)
  await until(async () => {
    if (isOver) return
    const { rows } = await database.session((session) =>
      session.query(
        `select from pg_stat_activity where "datname" = current_database() and "wait_event_type" = 'Lock'`,
      ),
    )
    if (rows.length === 0) throw new Error('Nobody waits for a lock.')
  })
}

/** Resolves once somebody waits for what this transaction has locked: on the same server others wait for their own. */
export const waitedFor = (transaction: Session): Promise<void> =>
  until(async () => {
    const { rows } = await transaction.query(
      'select from pg_locks where not "granted" and pg_backend_pid() = any (pg_blocking_pids("pid"))',
    )
    if (rows.length === 0) throw new Error('Nobody waits for this transaction.')
  })
