import pg from 'pg'
import type { Pooler } from '../../config.ts'
import { errorCode } from '../../errorCode.ts'

/** How to speak with what answers at the address: PostgreSQL itself, or a pooler in front of it. */
export interface PoolMode {
  /** Statements may be prepared by name, since what is prepared stays with the connection. */
  readonly prepares: boolean
  /** Statements may be sent before those ahead of them are answered: not every pooler keeps their answers apart. */
  readonly pipelines: boolean
  /** What each transaction must set, where a connection keeps no settings; undefined where they were given at its start. */
  readonly settings?: readonly string[]
  /** Milliseconds for a transaction to begin: a pooler may have no connection free for it. */
  readonly beginTimeoutMs: number
}

export interface Deadlines {
  /** Milliseconds for one statement, and for a transaction to send its next. */
  readonly statementTimeoutMs: number
  /** Milliseconds to wait for what another transaction has locked. */
  readonly lockTimeoutMs: number
  /** Milliseconds to wait for a connection to come free, here or in a pooler. */
  readonly placeTimeoutMs: number
}

/** Given when a connection starts: they hold as long as it does. */
export const startSettings = ({ statementTimeoutMs, lockTimeoutMs }: Deadlines): pg.ClientConfig => ({
  statement_timeout: statementTimeoutMs,
  lock_timeout: lockTimeoutMs,
  idle_in_transaction_session_timeout: statementTimeoutMs,
  options: '-c TimeZone=UTC -c DateStyle=ISO,MDY -c IntervalStyle=postgres',
})

/** The same for one transaction. */
const transactionSettings = ({ statementTimeoutMs, lockTimeoutMs }: Deadlines): string[] => [
  `set local statement_timeout = ${statementTimeoutMs}`,
  `set local lock_timeout = ${lockTimeoutMs}`,
  `set local idle_in_transaction_session_timeout = ${statementTimeoutMs}`,
  `set local "TimeZone" = 'UTC'`,
  `set local "DateStyle" = 'ISO, MDY'`,
  `set local "IntervalStyle" = 'postgres'`,
]

/** `protocol_violation`: what PgBouncer says of a start-up parameter that it does not pass on. */
const refused = '08P01'

/**
 * The mode that a setting asks for; `auto` finds it out. A pooler either refuses our start-up parameters, or, told to
 * ignore them, names another process than the one that answers. Whether it keeps track of prepared statements cannot be
 * told safely, nor whether a connection stays the same between transactions: neither is then relied on.
 * @throws the driver's error when nothing can be reached
 */
export async function findPoolMode(
  pooler: Pooler,
  config: pg.ClientConfig,
  deadlines: Deadlines,
): Promise<PoolMode> {
  const direct =
    pooler === 'auto' ? await isDirect({ ...config, ...startSettings(deadlines) }) : pooler === 'none'
  const beginTimeoutMs = deadlines.placeTimeoutMs
  if (direct) return { prepares: true, pipelines: true, beginTimeoutMs }
  const prepares = pooler === 'transaction-prepared'
  return { prepares, pipelines: false, settings: transactionSettings(deadlines), beginTimeoutMs }
}

async function isDirect(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as "pid"')
    // Its types leave it out.
    return 'processID' in client && rows[0]?.pid === client.processID
  } catch (error) {
    if (errorCode(error) === refused) return false
    throw error
  } finally {
    void client.end()
  }
}
