import { setTimeout } from 'node:timers/promises'
import { Kysely, type Transaction } from 'kysely'
import { engineDialect } from './dialect.ts'
import { EmbeddedPg } from './embedded/embeddedPg.ts'
import { databaseProblem } from './errors.ts'
import { failpointFromEnvironment, type OnStatement } from './failpoint.ts'
import { openPostgres } from './postgres.ts'
import type { Engine, Isolation, Session } from './session.ts'
import { insideTransaction, refuseInside } from './transactionScope.ts'

/** Tables come from schemas at run time: the names are checked there, not by the compiler. */
export interface Tables {
  [table: string]: Record<string, unknown>
}

export type Tx = Transaction<Tables>

export interface DatabaseConfig {
  /** postgres://…; without it the embedded engine runs on `dataDir`. */
  databaseUrl?: string | undefined
  /** Folder, or `memory://`. */
  dataDir?: string | undefined
  /** Embedded in memory only: start from what `dump()` gave. */
  dump?: Uint8Array | undefined
  /** Default 30 000. */
  statementTimeoutMs?: number | undefined
  /** PostgreSQL only; default 5 000. */
  connectTimeoutMs?: number | undefined
  /** PostgreSQL only; default 10. */
  poolSize?: number | undefined
}

export interface TransactionOptions {
  /** How many times more after a serialization failure or a deadlock; default 5. */
  retries?: number
  isolation?: Isolation
}

export class Database {
  readonly engine: 'embedded' | 'postgres'
  /** For single statements. Inside a transaction it throws `outsideTransaction`: use the `tx` given there. */
  readonly kysely: Kysely<Tables>
  /** For tests: see `OnStatement`. */
  onStatement: OnStatement | undefined
  /** Rises with everything this process writes, once it is committed: what was read before may be out of date. */
  written = 0
  readonly #engine: Engine

  constructor(engine: Engine) {
    this.#engine = engine
    this.engine = engine.name
    this.onStatement = failpointFromEnvironment()
    this.kysely = new Kysely({
      dialect: engineDialect(
        engine,
        (sql, index) => this.onStatement?.(sql, index),
        () => {
          this.written++
        },
      ),
    })
  }

  /**
   * All or nothing. `run` may be called again after a conflict with another transaction, so it must do nothing
   * but SQL on `tx`, and await nothing else: on the embedded engine everybody waits meanwhile.
   */
  async transaction<T>(run: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const { retries = 5, isolation = 'read committed' } = options
    for (let attempt = 0; ; attempt++) {
      try {
        const transaction = this.kysely.transaction().setIsolationLevel(isolation)
        return await transaction.execute((tx) => insideTransaction(() => run(tx)))
      } catch (error) {
        if (attempt >= retries || databaseProblem(error)?.kind !== 'conflict') throw error
        await setTimeout(5 * 2 ** attempt * Math.random())
      }
    }
  }

  /** One connection kept for as long as `use` runs, for what Kysely does not do: migrations. */
  async session<T>(use: (session: Session) => Promise<T>): Promise<T> {
    refuseInside()
    const session = await this.#engine.session()
    try {
      return await use(session)
    } finally {
      session.release()
    }
  }

  /** Resolves when the database answers. */
  async ping(): Promise<void> {
    await this.session((session) => session.query('select 1'))
  }

  /** To be called after many rows were written: fresh statistics, and on the embedded engine freed space. */
  async afterBulk(tables?: readonly string[]): Promise<void> {
    await this.#engine.tidy(tables)
  }

  /** Bytes left where the embedded engine writes; undefined on PostgreSQL, whose disk is not ours. */
  async freeBytes(): Promise<number | undefined> {
    return this.#engine instanceof EmbeddedPg ? this.#engine.freeBytes() : undefined
  }

  /** The embedded database whole, as a tar archive; undefined on PostgreSQL (use pg_dump). */
  async dump(): Promise<Uint8Array | undefined> {
    return this.#engine instanceof EmbeddedPg ? this.#engine.dump() : undefined
  }

  async close(): Promise<void> {
    await this.#engine.close()
  }
}

/** @throws DatabaseFailure: every code that names a data folder or an address */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { databaseUrl, dataDir = '.data', dump, poolSize = 10 } = config
  const { statementTimeoutMs = 30_000, connectTimeoutMs = 5_000 } = config
  const engine = databaseUrl
    ? await openPostgres({ url: databaseUrl, poolSize, statementTimeoutMs, connectTimeoutMs })
    : await EmbeddedPg.open({ dataDir, statementTimeoutMs, dump })
  return new Database(engine)
}
