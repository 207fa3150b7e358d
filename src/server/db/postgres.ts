import pg from 'pg'
import { DatabaseFailure } from './failure.ts'
import { preparedNames } from './preparedNames.ts'
import { type Engine, type Isolation, quoteName, type Result, resultOf, type Session } from './session.ts'
import { parsers, toParameter } from './values.ts'

export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  url: string
  /** Most connections at once. */
  poolSize: number
  statementTimeoutMs: number
  connectTimeoutMs: number
}

/** The oldest major on which the SQL of this program is tested. */
const oldest = 15
const asText = (text: string) => text
const nameOf = preparedNames()
const readers = { getTypeParser: (oid: number) => parsers[oid] ?? asText }

/** @throws DatabaseFailure `databaseUrlInvalid`, `databaseUnreachable` within `connectTimeoutMs`, `databaseTooOld` */
export async function openPostgres(options: PostgresOptions): Promise<Engine> {
  const address = addressOf(options.url)
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectTimeoutMs,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: options.statementTimeoutMs,
    options: '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres',
    application_name: 'pupitre',
    types: readers as pg.CustomTypesConfig,
  })
  // An idle connection that breaks leaves the pool; the next query opens another or reports why it cannot.
  pool.on('error', () => {})
  const engine = new PostgresEngine(pool)
  try {
    const found = await engine.run((session) => session.query('show server_version_num'))
    const major = Math.floor(Number(found.rows[0]?.server_version_num) / 10_000)
    if (major < oldest)
      throw new DatabaseFailure('databaseTooOld', { ...address, found: major, expected: oldest })
  } catch (error) {
    await pool.end()
    if (error instanceof DatabaseFailure) throw error
    throw new DatabaseFailure('databaseUnreachable', { ...address, reason: reasonOf(error) })
  }
  return engine
}

/** Where a connection string leads, without its credentials. */
function addressOf(url: string) {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) throw new DatabaseFailure('databaseUrlInvalid')
  return {
    host: parsed.hostname || parsed.searchParams.get('host') || 'localhost',
    port: Number(parsed.port || 5432),
    database: decodeURIComponent(parsed.pathname.slice(1)),
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return code
  return /timeout/i.test(String(message)) ? 'timeout' : 'refused'
}

class PostgresEngine implements Engine {
  readonly name = 'postgres'
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async session() {
    return new PostgresSession(await this.#pool.connect())
  }

  async run<T>(use: (session: Session) => Promise<T>): Promise<T> {
    const session = await this.session()
    try {
      return await use(session)
    } finally {
      session.release()
    }
  }

  async tidy(tables?: readonly string[]) {
    await this.run((session) => session.exec(`analyze ${tables?.map(quoteName).join(', ') ?? ''}`))
  }

  async close() {
    if (!this.#pool.ended) await this.#pool.end()
  }
}

class PostgresSession implements Session {
  readonly #client: pg.PoolClient
  #open = false
  #broken = false

  constructor(client: pg.PoolClient) {
    this.#client = client
    client.once('error', this.#onError)
  }

  readonly #onError = () => {
    this.#broken = true
  }

  async query(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
    const name = parameters.length > 0 ? nameOf(sql) : undefined
    const { rows, command, rowCount } = await this.#client.query({
      name,
      text: sql,
      values: parameters.map(toParameter),
    })
    return resultOf(rows, command, rowCount)
  }

  async exec(sql: string) {
    await this.#client.query(`set ${this.#open ? 'local' : 'session'} statement_timeout = 0`)
    try {
      await this.#client.query(sql)
    } finally {
      // In a transaction the setting ends with it.
      if (!this.#open && !this.#broken) await this.#client.query('reset statement_timeout')
    }
  }

  async begin(isolation: Isolation = 'read committed') {
    await this.#client.query(`begin isolation level ${isolation}`)
    this.#open = true
  }

  async commit() {
    this.#open = false
    const { command } = await this.#client.query('commit')
    if (command === 'ROLLBACK') throw new DatabaseFailure('transactionAborted')
  }

  async rollback() {
    if (!this.#open) return
    this.#open = false
    // A connection that cannot even roll back is closed, which rolls back on the server.
    await this.#client.query('rollback').catch(this.#onError)
  }

  release() {
    this.#client.off('error', this.#onError)
    this.#client.release(this.#broken || this.#open)
  }
}
