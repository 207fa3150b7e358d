import { readdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Warn } from '../../warn.ts'
import { DatabaseFailure, unavailable } from '../failure.ts'
import { type Engine, quoteName, type Result, type Row, resultOf } from '../session.ts'
import { toParameter } from '../values.ts'
import { EmbeddedSession } from './embeddedSession.ts'
import { Gate } from './gate.ts'
import { lockFolder } from './lock.ts'
import { maintain } from './maintenance.ts'
import type { ThreadOptions } from './messages.ts'
import { ThreadLink } from './threadLink.ts'

export interface EmbeddedOptions {
  /** Folder of lock and data; `memory://` for a database that ends with its process. */
  dataDir: string
  statementTimeoutMs: number
  /** Lets the folder go, where it is locked already. */
  unlock?: (() => void) | undefined
  /** Longest that a request waits for a thread that takes the place of a dead one; default 20 000. */
  threadTimeoutMs?: number
  /** Told of maintenance that fails; nobody is, where nothing is said. */
  warn?: Warn | undefined
  /** In memory only: what `dump()` of another gave. */
  dump?: Uint8Array<ArrayBuffer> | undefined
}

const inMemory = 'memory://'
/** Below this a start is refused: PostgreSQL needs room for its log before it can open at all. */
const leastFreeBytes = 64 * 1024 * 1024
const maintenanceDeadlineMs = 10 * 60_000
const closeDeadlineMs = 4_000
const retryAfterMs = 1_000
/** Longest to wait for others' transactions. */
const turnTimeoutMs = 15_000

/**
 * PostgreSQL in this process: one connection, in its own thread, on a folder that only this process has.
 * A thread that hangs or breaks is replaced; the calls under way fail with `databaseUnavailable`.
 */
export class EmbeddedPg implements Engine {
  readonly name = 'embedded'
  readonly gate = new Gate(turnTimeoutMs)
  readonly statementTimeoutMs: number
  readonly #threadTimeoutMs: number
  readonly #dataDir: string
  #threadOptions: ThreadOptions
  readonly #unlock: () => void
  readonly #stopMaintenance: () => void
  #thread: Promise<ThreadLink> | undefined
  #failedAt = Number.NaN
  #live: ThreadLink | undefined
  #writesOfEarlierThreads = 0
  #closed: string | undefined

  private constructor(options: EmbeddedOptions) {
    const { dataDir, statementTimeoutMs, threadTimeoutMs = 20_000, warn = () => {}, dump, unlock } = options
    const durable = dataDir !== inMemory
    this.statementTimeoutMs = statementTimeoutMs
    this.#threadTimeoutMs = threadTimeoutMs
    this.#dataDir = dataDir
    this.#threadOptions = { directory: durable ? join(dataDir, 'pg') : undefined, dump }
    this.#unlock = unlock ?? (durable ? lockFolder(dataDir) : () => {})
    this.#stopMaintenance = durable ? maintain(this, warn) : () => {}
  }

  /** @throws DatabaseFailure `dataDirInUse`, `dataDirUnusable`, `dataDirVersion`, `diskFull`, `notDurable` */
  static async open(options: EmbeddedOptions): Promise<EmbeddedPg> {
    const embedded = new EmbeddedPg(options)
    try {
      const freeBytes = await embedded.freeBytes()
      if (freeBytes < leastFreeBytes)
        throw new DatabaseFailure('diskFull', { dataDir: options.dataDir, freeBytes })
      await embedded.thread()
      return embedded
    } catch (error) {
      await embedded.close()
      throw error
    }
  }

  async session() {
    return new EmbeddedSession(this)
  }

  /** The one connection is everybody's: whether its thread runs is all there is to ask. Migrations were made by this process. */
  async ready() {
    await this.thread()
  }

  async query(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
    const texts = parameters.map(toParameter)
    const thread = await this.threadInTime()
    const answer = await this.gate.share(() =>
      thread.send({ op: 'query', sql, parameters: texts }, this.statementTimeoutMs),
    )
    return resultOf(answer.rows, answer.command, answer.count)
  }

  async exec(sql: string): Promise<Row[]> {
    const thread = await this.thread()
    const { rows } = await this.gate.share(() => thread.send({ op: 'exec', sql }, maintenanceDeadlineMs))
    return rows
  }

  /** The whole database as a tar archive, to start others in memory from. */
  async dump(): Promise<Uint8Array<ArrayBuffer>> {
    const thread = await this.thread()
    const { dump } = await this.gate.share(() => thread.send({ op: 'dump' }, maintenanceDeadlineMs))
    return dump ?? new Uint8Array()
  }

  /**
   * Copies the folder of the database as it is between two transactions; what is asked of the database waits meanwhile.
   * @throws DatabaseFailure `diskFull` where the copy would leave too little room
   */
  async copyTo(folder: string): Promise<void> {
    const { directory } = this.#threadOptions
    if (!directory) return
    const freeBytes = await this.freeBytes()
    if (freeBytes - bytesIn(directory) < leastFreeBytes)
      throw new DatabaseFailure('diskFull', { dataDir: this.#dataDir, freeBytes })
    const thread = await this.thread()
    await this.gate.share(() => thread.send({ op: 'copy', to: folder }, maintenanceDeadlineMs))
  }

  /** The running thread, or the next one: a start that failed is tried again, at most once a second. */
  thread(): Promise<ThreadLink> {
    if (this.#closed) return Promise.reject(unavailable(this.#closed))
    if (performance.now() - this.#failedAt > retryAfterMs) this.#thread = undefined
    this.#thread ??= this.#start()
    return this.#thread
  }

  /** For requests, which wait only so long. */
  async threadInTime(): Promise<ThreadLink> {
    if (this.#live && !this.#closed) return this.#live
    const found = new AbortController()
    const late = async () => {
      await setTimeout(this.#threadTimeoutMs, undefined, { signal: found.signal })
      throw unavailable('the database thread is starting')
    }
    return Promise.race([this.thread(), late()]).finally(() => found.abort())
  }

  writes() {
    return this.#writesOfEarlierThreads + (this.#live?.syncs ?? 0)
  }

  async checkpoint() {
    await this.exec('checkpoint')
  }

  /** Table by table, so that others' statements come in between. */
  async vacuum(tables?: readonly string[]) {
    for (const table of tables ?? (await this.#tables()))
      await this.exec(`vacuum (analyze) ${quoteName(table)}`)
  }

  async tidy(tables?: readonly string[]) {
    await this.vacuum(tables)
    if (this.#threadOptions.directory) await this.checkpoint()
  }

  /** Room left on the disk of the data folder; in memory, no limit. */
  async freeBytes(): Promise<number> {
    if (!this.#threadOptions.directory) return Number.POSITIVE_INFINITY
    const { bavail, bsize } = await statfs(this.#dataDir)
    return bavail * bsize
  }

  async close() {
    if (this.#closed) return
    this.#closed = 'closed'
    this.#stopMaintenance()
    // Transactions under way may end; one that does not is cut off, and rolled back by the next start.
    const release = await Promise.race([
      this.gate.hold(),
      setTimeout(closeDeadlineMs, () => {}, { ref: false }),
    ])
    const thread = await this.#thread?.catch(() => undefined)
    await thread?.close(closeDeadlineMs)
    this.#unlock()
    release()
  }

  async #start(): Promise<ThreadLink> {
    this.#failedAt = Number.NaN
    try {
      const thread = await ThreadLink.start(this.#threadOptions)
      thread.onDeath = () => this.#replace(thread)
      // What it began with is in it: tens of megabytes, which no other thread begins with.
      this.#threadOptions = { ...this.#threadOptions, dump: undefined }
      this.#live = thread
      return thread
    } catch (error) {
      this.#failedAt = performance.now()
      throw error
    }
  }

  /** Two engines must never meet on one folder: the next starts when the last has ended for good. */
  #replace(dead: ThreadLink) {
    this.#live = undefined
    this.#writesOfEarlierThreads += dead.syncs
    if (!this.#threadOptions.directory) {
      this.#closed = 'the database in memory is lost'
      return
    }
    this.#thread = dead.ended.then(() => this.#start())
    this.#thread.catch(() => {})
  }

  async #tables(): Promise<string[]> {
    const { rows } = await this.query(
      `select tablename from pg_tables where schemaname = 'public' order by 1`,
    )
    return rows.map((row) => String(row.tablename))
  }
}

function bytesIn(directory: string): number {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  return entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
