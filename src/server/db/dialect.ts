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
import { type Begun, type Engine, type Isolation, isolations, type Session } from './session.ts'
import { refuseInside } from './transactionScope.ts'
import { type WrittenTables, writtenBy } from './writtenTables.ts'

export interface DialectOptions {
  /** On whose account connections go. */
  readonly share: string | undefined
  readonly onStatement: OnStatement
  readonly onWritten: (written: WrittenTables) => void
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
    await (await connection.begin(isolation)).answered
  }

  async commitTransaction(connection: EngineConnection) {
    await connection.commit()
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

export class EngineConnection implements DatabaseConnection {
  readonly session: Session
  readonly #options: DialectOptions
  #index: number | undefined
  readonly #written = { tables: new Set<string>(), andOthers: false }

  constructor(session: Session, options: DialectOptions) {
    this.session = session
    this.#options = options
  }

  async begin(isolation: Isolation | undefined): Promise<Begun> {
    const begun = await this.session.begin(isolation)
    this.#index = 0
    return begun
  }

  async commit() {
    try {
      await this.session.commit()
    } finally {
      // A commit whose answer is lost may have been made all the same.
      this.#options.onWritten(this.#written)
    }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.session.query(sql, parameters)
    this.#options.onStatement(sql, this.#index)
    const written = writtenBy(sql)
    if (this.#index !== undefined) {
      this.#index++
      this.#add(written)
    } else if (written.andOthers || written.tables.size > 0) this.#options.onWritten(written)
    return { rows: rows as R[], numAffectedRows: affected === undefined ? undefined : BigInt(affected) }
  }

  #add({ tables, andOthers }: WrittenTables) {
    this.#written.andOthers ||= andOthers
    for (const table of tables) this.#written.tables.add(table)
  }

  // biome-ignore lint/correctness/useYield: asked for by the interface, supported by neither engine
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported: read in pages')
  }
}
