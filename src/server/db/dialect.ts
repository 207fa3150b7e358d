import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { OnStatement } from './failpoint.ts'
import { type Engine, type Isolation, isolations, type Session } from './session.ts'
import { refuseInside } from './transactionScope.ts'

/** Any statement that may write, and some that do not: what depends on it only looks again for nothing. */
const changes = /\b(insert|update|delete|truncate|alter|drop|create)\b/i

interface DialectOptions {
  /** On whose account connections go. */
  readonly share: string | undefined
  readonly onStatement: OnStatement
  readonly onWritten: () => void
}

/** Kysely over an engine's sessions. Kysely's own PGlite dialect sends one query at a time; this one many. */
export const engineDialect = (engine: Engine, options: DialectOptions): Dialect => ({
  createDriver: () => new EngineDriver(engine, options),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

class EngineDriver implements Driver {
  readonly #engine: Engine
  readonly #options: DialectOptions

  constructor(engine: Engine, options: DialectOptions) {
    this.#engine = engine
    this.#options = options
  }

  async init() {}

  async acquireConnection() {
    refuseInside()
    return new EngineConnection(await this.#engine.session(this.#options.share), this.#options)
  }

  async beginTransaction(connection: EngineConnection, settings: TransactionSettings) {
    const { isolationLevel } = settings
    const isolation = isolations.find((one) => one === isolationLevel)
    if (isolation !== isolationLevel) throw new RangeError(`${isolationLevel} is no isolation of ours`)
    await connection.begin(isolation)
  }

  async commitTransaction(connection: EngineConnection) {
    try {
      await connection.session.commit()
    } finally {
      // One whose answer is lost may have been made.
      this.#options.onWritten()
    }
  }

  async rollbackTransaction(connection: EngineConnection) {
    await connection.session.rollback()
  }

  async releaseConnection(connection: EngineConnection) {
    connection.session.release()
  }

  async destroy() {
    await this.#engine.close()
  }
}

class EngineConnection implements DatabaseConnection {
  readonly session: Session
  readonly #options: DialectOptions
  #index: number | undefined

  constructor(session: Session, options: DialectOptions) {
    this.session = session
    this.#options = options
  }

  async begin(isolation: Isolation | undefined) {
    await this.session.begin(isolation)
    this.#index = 0
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.session.query(sql, parameters)
    this.#options.onStatement(sql, this.#index)
    if (this.#index !== undefined) this.#index++
    else if (changes.test(sql)) this.#options.onWritten()
    return { rows: rows as R[], numAffectedRows: affected === undefined ? undefined : BigInt(affected) }
  }

  // biome-ignore lint/correctness/useYield: asked for by the interface, supported by neither engine
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported: read in pages')
  }
}
