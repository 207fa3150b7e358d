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

/** Kysely over an engine's sessions. Kysely's own PGlite dialect sends one query at a time; this one many. */
export const engineDialect = (engine: Engine, onStatement: OnStatement): Dialect => ({
  createDriver: () => new EngineDriver(engine, onStatement),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

class EngineDriver implements Driver {
  readonly #engine: Engine
  readonly #onStatement: OnStatement

  constructor(engine: Engine, onStatement: OnStatement) {
    this.#engine = engine
    this.#onStatement = onStatement
  }

  async init() {}

  async acquireConnection() {
    refuseInside()
    return new EngineConnection(await this.#engine.session(), this.#onStatement)
  }

  async beginTransaction(connection: EngineConnection, settings: TransactionSettings) {
    await connection.begin(settings.isolationLevel as Isolation | undefined)
  }

  async commitTransaction(connection: EngineConnection) {
    await connection.session.commit()
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
  #index: number | undefined

  constructor(session: Session, onStatement: OnStatement) {
    this.session = session
    this.#onStatement = onStatement
  }

  async begin(isolation: Isolation | undefined) {
    await this.session.begin(isolation)
    this.#index = 0
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.session.query(sql, parameters)
    this.#onStatement(sql, this.#index)
    if (this.#index !== undefined) this.#index++
    return { rows: rows as R[], numAffectedRows: affected === undefined ? undefined : BigInt(affected) }
  }

  // biome-ignore lint/correctness/useYield: asked for by the interface, supported by neither engine
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported: read in pages')
  }
}
