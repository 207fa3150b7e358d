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
import type { Engine, Isolation, Session } from './session.ts'
import { refuseInside } from './transactionScope.ts'

/** Any statement that may write, and some that do not: what depends on it only looks again for nothing. */
const changes = /\b(insert|update|delete|truncate|alter|drop|create)\b/i

/** Kysely over an engine's sessions. Kysely's own PGlite dialect sends one query at a time; this one many. */
export const engineDialect = (engine: Engine, onStatement: OnStatement, onWritten: () => void): Dialect => ({
  createDriver: () => new EngineDriver(engine, onStatement, onWritten),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

class EngineDriver implements Driver {
  readonly #engine: Engine
  readonly #onStatement: OnStatement
  readonly #onWritten: () => void

  constructor(engine: Engine, onStatement: OnStatement, onWritten: () => void) {
    this.#engine = engine
    this.#onStatement = onStatement
    this.#onWritten = onWritten
  }

  async init() {}

  async acquireConnection() {
    refuseInside()
    return new EngineConnection(await this.#engine.session(), this.#onStatement, this.#onWritten)
  }

  async beginTransaction(connection: EngineConnection, settings: TransactionSettings) {
    await connection.begin(settings.isolationLevel as Isolation | undefined)
  }

  async commitTransaction(connection: EngineConnection) {
    await connection.session.commit()
    this.#onWritten()
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
  readonly #onStatement: OnStatement
  readonly #onWritten: () => void
  #index: number | undefined

  constructor(session: Session, onStatement: OnStatement, onWritten: () => void) {
    this.session = session
    this.#onStatement = onStatement
    this.#onWritten = onWritten
  }

  async begin(isolation: Isolation | undefined) {
    await this.session.begin(isolation)
    this.#index = 0
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.session.query(sql, parameters)
    this.#onStatement(sql, this.#index)
    if (this.#index !== undefined) this.#index++
    else if (changes.test(sql)) this.#onWritten()
    return { rows: rows as R[], numAffectedRows: affected === undefined ? undefined : BigInt(affected) }
  }

  // biome-ignore lint/correctness/useYield: asked for by the interface, supported by neither engine
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported: read in pages')
  }
}
