import { setTimeout } from 'node:timers/promises'
import { Kysely, type Transaction } from 'kysely'
import type { Pooler } from '../config.ts'
import type { Warn } from '../warn.ts'
import { type DialectOptions, EngineConnection, engineDialect } from './dialect.ts'
import { EmbeddedPg } from './embedded/embeddedPg.ts'
import { databaseProblem } from './errors.ts'
import { failpointFromEnvironment, type OnStatement } from './failpoint.ts'
import { PipelinedTransaction } from './pipelinedTransaction.ts'
import { openPostgres } from './postgres/openPostgres.ts'
import type { Engine, Isolation, Session } from './session.ts'
import { insideTransaction, refuseInside } from './transactionScope.ts'
import { WriteCounts } from './writtenTables.ts'

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
  dump?: Uint8Array<ArrayBuffer> | undefined
  /** Embedded only: lets the folder go, where it is locked already. */
  unlock?: (() => void) | undefined
  /** Embedded only: told of maintenance that fails. */
  warn?: Warn | undefined
  /** Longest that a statement may take; default 15 000. */
  statementTimeoutMs?: number | undefined
  /** PostgreSQL only, as all below. Longest to wait for what another transaction has locked; default 3 000. */
  lockTimeoutMs?: number | undefined
  /** Longest to wait until a connection comes free; default 5 000. */
  placeTimeoutMs?: number | undefined
  /** Default 5 000. */
  connectTimeoutMs?: number | undefined
  /** Most connections of this process; default 20. */
  poolSize?: number | undefined
  /** Default `auto`. */
  pooler?: Pooler | undefined
}

export interface TransactionOptions {
  /** How many times more after a serialization failure or a deadlock; default 5. */
  retries?: number
  isolation?: Isolation
}

/** What every view of a database sees the same. */
interface Common {
  onStatement: OnStatement | undefined
  readonly written: WriteCounts
  migration: string | undefined
  readonly views: Map<string, Database>
}

export class Database {
  readonly engine: 'embedded' | 'postgres'
  /** For single statements. Inside a transaction it throws `outsideTransaction`: use the `tx` given there. */
  readonly kysely: Kysely<Tables>
  readonly #engine: Engine
  readonly #share: string | undefined
  readonly #common: Common
  readonly #options: DialectOptions

  constructor(engine: Engine, share?: string, common?: Common) {
    this.#engine = engine
    this.engine = engine.name
    this.#share = share
    this.#common = common ?? {
      onStatement: failpointFromEnvironment(),
      written: new WriteCounts(),
      migration: undefined,
      views: new Map(),
    }
    this.#options = {
      share,
      onStatement: (sql, index) => this.#common.onStatement?.(sql, index),
      onWritten: (written) => this.#common.written.add(written),
    }
    this.kysely = new Kysely({ dialect: engineDialect(engine, this.#options) })
  }

  /** The same database, with connections on the account of a resource or another share: see `Places`. */
  of(share: string): Database {
    const { views } = this.#common
    const view = views.get(share) ?? new Database(this.#engine, share, this.#common)
    views.set(share, view)
    return view
  }

  /** Rises with everything this process writes, once it is committed: what was read before may be out of date. */
  get written(): number {
    return this.#common.written.total
  }

  /** The same, with what it writes to some tables alone. */
  writtenTo(tables: readonly string[]): number {
    return this.#common.written.of(tables)
  }

  /** For tests: see `OnStatement`. */
  set onStatement(onStatement: OnStatement | undefined) {
    this.#common.onStatement = onStatement
  }

  /** The last migration that this program needs, once the database has it. */
  set migration(name: string | undefined) {
    this.#common.migration = name
  }

  /**
   * All or nothing. `run` may be called again after a conflict with another transaction, so it must do nothing
   * but SQL on `tx`, and await nothing else: on the embedded engine everybody waits meanwhile.
   */
  async transaction<T>(run: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const { retries = mostRetries, isolation = 'read committed' } = options
    return retried(retries, () => {
      const transaction = this.kysely.transaction().setIsolationLevel(isolation)
      return transaction.execute((tx) => insideTransaction(() => run(tx)))
    })
  }

  /** The same for statements that need not wait for each other's answers: see `PipelinedTransaction`. */
  async pipelinedTransaction<T>(run: (tx: PipelinedTransaction) => Promise<T>): Promise<T> {
    return retried(mostRetries, async () => {
      refuseInside()
      const session = await this.#engine.session(this.#share)
      try {
        const transaction = new PipelinedTransaction(new EngineConnection(session, this.#options))
        return await transaction.run(
          () => insideTransaction(() => run(transaction)),
          this.#common.onStatement !== undefined,
        )
      } finally {
        session.release()
      }
    })
  }

  /** One connection kept for as long as `use` runs, for what Kysely does not do: migrations. */
  async session<T>(use: (session: Session) => Promise<T>): Promise<T> {
    refuseInside()
    const session = await this.#engine.session(this.#share)
    try {
      return await use(session)
    } finally {
      session.release()
    }
  }

  /** Resolves when the database can serve: it answers, and has the migrations. Load alone does not keep it from that. */
  async ready(): Promise<void> {
    await this.#engine.ready(this.#common.migration)
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
  async dump(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#engine instanceof EmbeddedPg ? this.#engine.dump() : undefined
  }

  /** Copies the embedded database into a folder that is not there yet; nothing on PostgreSQL (use pg_dump). */
  async copyTo(folder: string): Promise<void> {
    if (this.#engine instanceof EmbeddedPg) await this.#engine.copyTo(folder)
  }

  async close(): Promise<void> {
    await this.#engine.close()
  }
}

/** How many times more after a conflict. */
const mostRetries = 5

const retried = async <T>(retries: number, attempt: () => Promise<T>): Promise<T> => {
  for (let made = 0; ; made++)
    try {
      return await attempt()
    } catch (error) {
      if (made >= retries || databaseProblem(error)?.kind !== 'conflict') throw error
      await setTimeout(5 * 2 ** made * Math.random())
    }
}

/** @throws DatabaseFailure: every code that names a data folder or an address */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { databaseUrl, dataDir = '.data', dump, warn, unlock, statementTimeoutMs = 15_000 } = config
  if (!databaseUrl)
    return new Database(await EmbeddedPg.open({ dataDir, statementTimeoutMs, warn, dump, unlock }))
  const { lockTimeoutMs = 3_000, placeTimeoutMs = 5_000, connectTimeoutMs = 5_000 } = config
  const { poolSize = 20, pooler = 'auto' } = config
  const waits = { statementTimeoutMs, lockTimeoutMs, placeTimeoutMs, connectTimeoutMs }
  return new Database(await openPostgres({ url: databaseUrl, pooler, poolSize, ...waits }))
}
