import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Executor } from '../../../resources/catalogue/statement.ts'
import type { Allowance } from './allowances.ts'

/** Counts the wrong passwords of an allowance, over the database or an open transaction. */
export const counterOf = (db: Executor, { sort, free, window }: Allowance): RateLimiterPostgres =>
  limiterOver(db, { keyPrefix: sort, points: free, duration: window })

/** Lets one pass, and nobody after until the wait is over that came with it. */
export const gateOf = (db: Executor, { sort }: Pick<Allowance, 'sort'>): RateLimiterPostgres =>
  limiterOver(db, { keyPrefix: gatePrefix(sort), points: 1, duration: 0 })

/** Keys of gates are `{sort}-wait:{name}`, keys of counters `{sort}:{name}`. */
export const gatePrefix = (sort: Allowance['sort']): string => `${sort}-wait`

/** Deletes every few minutes, as long as the process lives, what ended more than an hour ago. */
export const tidyAttempts = (db: Executor): void => {
  limiterOver(db, { keyPrefix: 'tidy', points: 1, duration: 0, clearExpiredByTimeout: true })
}

interface LimiterOptions {
  readonly keyPrefix: string
  readonly points: number
  /** In seconds. */
  readonly duration: number
  readonly clearExpiredByTimeout?: boolean
}

/** The library's statements go the way of all others: to either engine, and without the names that it would give them. */
const limiterOver = (db: Executor, options: LimiterOptions): RateLimiterPostgres =>
  new RateLimiterPostgres({
    clearExpiredByTimeout: false,
    ...options,
    storeClient: { query: (query: Query) => answerTo(db, query) },
    storeType: 'client',
    tableName: 'attempt',
    tableCreated: true,
  })

interface Query {
  readonly text: string
  readonly values: readonly unknown[]
}

/** As node-postgres answers. */
const answerTo = async (db: Executor, { text, values }: Query) => {
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) }
}

/** Whole seconds until a limiter lets somebody through again; 1 at least, so that nobody is told to come at once. */
export const secondsOf = ({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000))
