import type { Db } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/session.ts'

/** On this account connections go to the queue: what runs in the background keeps nobody waiting. */
const share = 'work'

/**
 * The queue's statements on a database of ours. One with values is single; without any it may be several that open and
 * end a transaction, so they have a connection to themselves, and what fails leaves none of it open.
 */
export const queueDatabase = (database: Database): Db => ({
  executeSql: (text, values) =>
    database.of(share).session(async (session) => {
      if (values?.length) return session.query(text, values)
      return {
        rows: isAlone(text)
          ? await session.exec(text)
          : await inTransaction(session, () => session.exec(text)),
      }
    }),
})

/** What PostgreSQL refuses inside a transaction. */
const isAlone = (text: string): boolean => /\bconcurrently\b/i.test(text)
