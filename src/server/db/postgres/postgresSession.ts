import type { Socket } from 'node:net'
import type pg from 'pg'
import { databaseProblem } from '../errors.ts'
import { DatabaseFailure } from '../failure.ts'
import { preparedNames } from '../preparedNames.ts'
import { type Isolation, inTransaction, type Result, type Row, resultOf, type Session } from '../session.ts'
import { toParameter } from '../values.ts'
import type { PoolMode } from './poolMode.ts'

const nameOf = preparedNames()
/** As good as never, in milliseconds: the longest that a timer takes. */
const never = 2 ** 31 - 1
const unhurried = 'set local statement_timeout = 0; set local lock_timeout = 0'

/** The types of the driver leave it out. */
const socketOf = (client: object) =>
  (client as { readonly connection: { readonly stream: Socket } }).connection

type Query = pg.QueryConfig & { query_timeout?: number }

/** A connection for as long as its caller keeps it. One that broke, or of which nobody knows its state, is closed. */
export class PostgresSession implements Session {
  readonly #client: pg.PoolClient
  readonly #mode: PoolMode
  readonly #leave: () => void
  #open = false
  #broken = false
  /** The statement before, where each waits for it. */
  #before: Promise<unknown> = Promise.resolve()
  #gathers = false

  constructor(client: pg.PoolClient, mode: PoolMode, leave: () => void) {
    this.#client = client
    this.#mode = mode
    this.#leave = leave
    // A connection that breaks says so more than once: for its error, then for its end.
    client.on('error', this.#onError)
  }

  readonly #onError = () => {
    this.#broken = true
  }

  async query(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
    const { prepares, settings } = this.#mode
    const name = prepares && parameters.length > 0 ? nameOf(sql) : undefined
    const query = { name, text: sql, values: parameters.map(toParameter) }
    if (this.#open || settings === undefined) return this.#send(query)
    // Between transactions the connection may lead elsewhere, so that even one statement brings its settings along.
    return inTransaction(this, () => this.#send(query))
  }

  /** Several statements sent as one are one transaction, in which settings hold until its end. */
  async exec(sql: string) {
    const settings = this.#open ? [] : (this.#mode.settings ?? [])
    const results = await this.#sendAll({
      text: [...settings, unhurried, sql].join('; '),
      query_timeout: never,
    })
    return results.flatMap(({ rows }) => rows)
  }

  async begin(isolation: Isolation = 'read committed') {
    const { settings = [], beginTimeoutMs } = this.#mode
    const text = [`begin isolation level ${isolation}`, ...settings].join('; ')
    this.#open = true
    return { answered: this.#begun({ text, query_timeout: beginTimeoutMs }) }
  }

  async #begun(query: Query) {
    try {
      await this.#send(query)
    } catch (error) {
      this.#open = false
      this.#broken = true
      throw error
    }
  }

  async commit() {
    this.#open = false
    const { command } = await this.#send({ text: 'commit' })
    if (command === 'ROLLBACK') throw new DatabaseFailure('transactionAborted')
  }

  async rollback() {
    if (!this.#open) return
    this.#open = false
    // A connection that cannot even roll back is closed, which rolls back on the server.
    if (!this.#broken)
      await this.#send({ text: 'rollback', query_timeout: this.#mode.beginTimeoutMs }).catch(this.#onError)
  }

  release() {
    this.#client.off('error', this.#onError)
    this.#client.release(this.#broken || this.#open)
    this.#leave()
  }

  /** Of several statements, what the last one gives. */
  async #send(query: Query): Promise<Result> {
    const results = await this.#sendAll(query)
    const { rows = [], command = '', rowCount } = results.at(-1) ?? {}
    return resultOf(rows, command, rowCount)
  }

  async #sendAll(query: Query): Promise<pg.QueryResult<Row>[]> {
    try {
      return [await (this.#mode.pipelines ? this.#gathered(query) : this.#inTurn(query))].flat()
    } catch (error) {
      if (databaseProblem(error)?.kind === 'unavailable') this.#broken = true
      throw error
    }
  }

  /** Goes out in one packet with what else is sent before this turn of the loop ends: writing to a socket costs more than a statement. */
  #gathered(query: Query) {
    const { stream } = socketOf(this.#client)
    if (!this.#gathers) {
      this.#gathers = true
      stream.cork()
      process.nextTick(() => {
        this.#gathers = false
        stream.uncork()
      })
    }
    return this.#client.query<Row>(query)
  }

  #inTurn(query: Query) {
    const turn = this.#before.then(() => this.#client.query<Row>(query))
    this.#before = turn.catch(() => {})
    return turn
  }
}
