import pg from 'pg'
import type { Pooler } from '../../config.ts'
import { errorCode } from '../../errorCode.ts'
import { DatabaseFailure, unavailable } from '../failure.ts'
import { migrationTable } from '../migration/migrate.ts'
import { type Engine, quoteName, readinessShare, type Session } from '../session.ts'
import { parsers } from '../values.ts'
import { Places } from './places.ts'
import { type Deadlines, findPoolMode, type PoolMode, startSettings } from './poolMode.ts'
import { PostgresSession } from './postgresSession.ts'

export interface PostgresOptions extends Deadlines {
  /** postgres://user:password@host:port/database */
  url: string
  pooler: Pooler
  /** Most connections at once. */
  poolSize: number
  connectTimeoutMs: number
}

/** The oldest major on which the SQL of this program is tested. */
const oldest = 15
/** How much later than the server itself we give a statement up: then the server is not there any more. */
const graceMs = 2_000
/** A connection of which nothing is heard is asked for a sign of life after this long, by the kernel. */
const keepAliveMs = 10_000
const asText = (text: string) => text
const readers = { getTypeParser: (oid: number) => parsers[oid] ?? asText }

/** @throws DatabaseFailure `databaseUrlInvalid`, `databaseUnreachable` within `connectTimeoutMs`, `databaseTooOld` */
export async function openPostgres(options: PostgresOptions): Promise<Engine> {
  const address = addressOf(options.url)
  const config: pg.ClientConfig = {
    connectionString: options.url,
    connectionTimeoutMillis: options.connectTimeoutMs,
    application_name: 'pupitre',
    types: readers,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    query_timeout: options.statementTimeoutMs + graceMs,
  }
  let engine: PostgresEngine | undefined
  try {
    const mode = await findPoolMode(options.pooler, config, options)
    const settings = mode.settings ? {} : startSettings(options)
    const pool = new pg.Pool({ ...config, ...settings, max: options.poolSize, ...pipelining(mode) })
    // An idle connection that breaks leaves the pool; the next query opens another or reports why it cannot.
    pool.on('error', () => {})
    // Nor may one that breaks with nobody listening, between the pool and its session, end the process.
    pool.on('connect', (client) => client.on('error', () => {}))
    engine = new PostgresEngine(pool, mode, new Places(options.poolSize, options.placeTimeoutMs))
    const found = await engine.run((session) => session.query('show server_version_num'))
    const major = Math.floor(Number(found.rows[0]?.server_version_num) / 10_000)
    if (major < oldest)
      throw new DatabaseFailure('databaseTooOld', { ...address, found: major, expected: oldest })
  } catch (error) {
    await engine?.close()
    if (error instanceof DatabaseFailure && error.code === 'databaseTooOld') throw error
    throw new DatabaseFailure('databaseUnreachable', { ...address, reason: reasonOf(error) })
  }
  return engine
}

/** The types of the driver leave it out. */
const pipelining = ({ pipelines }: PoolMode): object => ({ pipeline: pipelines })

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
  if (error instanceof DatabaseFailure) return String(error.facts.reason)
  return errorCode(error) ?? (/timeout/i.test(String(error)) ? 'timeout' : 'refused')
}

class PostgresEngine implements Engine {
  readonly name = 'postgres'
  readonly #pool: pg.Pool
  readonly #mode: PoolMode
  readonly #places: Places

  constructor(pool: pg.Pool, mode: PoolMode, places: Places) {
    this.#pool = pool
    this.#mode = mode
    this.#places = places
  }

  async session(share?: string) {
    const leave = await this.#places.enter(share)
    try {
      return new PostgresSession(await this.#pool.connect(), this.#mode, leave)
    } catch (error) {
      leave()
      throw unavailable(reasonOf(error), error)
    }
  }

  async run<T>(use: (session: Session) => Promise<T>, share?: string): Promise<T> {
    const session = await this.session(share)
    try {
      return await use(session)
    } finally {
      session.release()
    }
  }

  async ready(migration: string | undefined) {
    const { rows } = await this.run(
      (session) =>
        migration === undefined
          ? session.query('select 1')
          : session.query(`select 1 from ${migrationTable} where name = $1`, [migration]),
      readinessShare,
    )
    if (rows.length === 0) throw unavailable(`the database lacks migration ${migration}`)
  }

  async tidy(tables?: readonly string[]) {
    const own = 'select tablename as "name" from pg_tables where schemaname = current_schema()'
    await this.run(async (session) => {
      // Without names PostgreSQL would also analyse the tables that all databases of the server share, for which others wait.
      const names = tables ?? (await session.query(own)).rows.map(({ name }) => String(name))
      await session.exec(`analyze ${names.map(quoteName).join(', ')}`)
    })
  }

  async close() {
    if (!this.#pool.ended) await this.#pool.end()
  }
}
