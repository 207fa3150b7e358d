import { DatabaseFailure, unavailable } from '../failure.ts'
import { type Result, resultOf, type Session } from '../session.ts'
import { toParameter } from '../values.ts'
import type { EmbeddedPg } from './embeddedPg.ts'
import type { Answer, Work } from './messages.ts'
import type { ThreadLink } from './threadLink.ts'

interface OpenTransaction {
  thread: ThreadLink
  giveBack(): void
}

const migrationDeadlineMs = 10 * 60_000

/** Outside a transaction it shares the one connection; inside, the connection is its own. */
export class EmbeddedSession implements Session {
  readonly #pg: EmbeddedPg
  #open: OpenTransaction | undefined
  #ended: DatabaseFailure | undefined
  #idle: NodeJS.Timeout | undefined
  /** Statements that are not answered yet. */
  #underWay = 0

  constructor(pg: EmbeddedPg) {
    this.#pg = pg
  }

  async query(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
    if (this.#ended) throw this.#ended
    if (!this.#open) return this.#pg.query(sql, parameters)
    const work: Work = { op: 'query', sql, parameters: parameters.map(toParameter) }
    const answer = await this.#inside(this.#open, work, this.#pg.statementTimeoutMs)
    return resultOf(answer.rows, answer.command, answer.count)
  }

  async exec(sql: string) {
    if (this.#ended) throw this.#ended
    if (!this.#open) return this.#pg.exec(sql)
    const { rows } = await this.#inside(this.#open, { op: 'exec', sql }, migrationDeadlineMs)
    return rows
  }

  /** With one connection every transaction is serializable already. */
  async begin() {
    const giveBack = await this.#pg.gate.hold()
    this.#ended = undefined
    try {
      this.#open = { thread: await this.#pg.threadInTime(), giveBack }
    } catch (error) {
      giveBack()
      throw error
    }
    return { answered: this.#begun(this.#open) }
  }

  async #begun(open: OpenTransaction) {
    try {
      await this.#inside(open, statement('begin'), this.#pg.statementTimeoutMs)
    } catch (error) {
      this.#close()
      throw error
    }
  }

  async commit() {
    if (this.#ended) throw this.#ended
    if (!this.#open) return
    try {
      const { command } = await this.#inside(this.#open, statement('commit'), this.#pg.statementTimeoutMs)
      if (command === 'ROLLBACK') throw new DatabaseFailure('transactionAborted')
    } finally {
      this.#close()
    }
  }

  async rollback() {
    const open = this.#open
    if (!open) return
    // A connection that cannot even roll back is of no use to the next one.
    await this.#inside(open, statement('rollback'), this.#pg.statementTimeoutMs).catch((error) =>
      open.thread.kill(String(error)),
    )
    this.#close()
  }

  release() {
    clearTimeout(this.#idle)
  }

  async #inside(open: OpenTransaction, work: Work, deadlineMs: number): Promise<Answer> {
    clearTimeout(this.#idle)
    this.#underWay++
    try {
      return await open.thread.send(work, deadlineMs)
    } finally {
      this.#underWay--
      if (this.#open === open && this.#underWay === 0)
        this.#idle = setTimeout(() => this.#abandon(), this.#pg.statementTimeoutMs)
    }
  }

  /** As PostgreSQL's idle_in_transaction_session_timeout: whoever waits inside a transaction holds up everybody. */
  async #abandon() {
    this.#ended = unavailable('a transaction was idle for too long')
    await this.rollback()
  }

  #close() {
    clearTimeout(this.#idle)
    this.#open?.giveBack()
    this.#open = undefined
  }
}

const statement = (sql: string): Work => ({ op: 'query', sql, parameters: [] })
