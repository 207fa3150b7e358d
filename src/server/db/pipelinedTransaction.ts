import type { CompiledQuery, QueryResult } from 'kysely'
import type { EngineConnection } from './dialect.ts'
import { DatabaseFailure } from './failure.ts'
import { settleAll } from './pipelining.ts'

/** PostgreSQL's `in_failed_sql_transaction`: what every statement is told after one that failed. */
const isAfterFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25P02'

/**
 * A transaction whose statements go out as they are given, in order, without waiting for the answers of those before them:
 * given together they take one round trip. One that fails makes all after it fail, and the commit, with its own error: so
 * a statement whose answer says nothing needs nobody to wait for it.
 */
export class PipelinedTransaction {
  readonly #connection: EngineConnection
  #failure: { readonly error: unknown } | undefined
  #last: Promise<unknown> = Promise.resolve()
  #isOver = false
  #begun: Promise<void> | undefined

  constructor(connection: EngineConnection) {
    this.#connection = connection
  }

  /** For a statement that may stand alone, should the transaction not begin: it goes out with the begin. */
  get ahead(): Pick<PipelinedTransaction, 'executeQuery'> {
    return { executeQuery: (query) => this.#send(query) }
  }

  /** @throws the error of the statement that failed first; DatabaseFailure `outsideTransaction` once it is over */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#begun) await this.#begun
    return this.#send(query)
  }

  #send<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isOver) return Promise.reject(new DatabaseFailure('outsideTransaction'))
    const answer = this.#connection.executeQuery<R>(query).catch((error: unknown) => {
      throw this.#causeOf(error)
    })
    // What a savepoint takes back has not failed.
    if (query.sql.startsWith('rollback to')) void answer.then(() => this.#forget(), noMatter)
    this.#last = answer.then(noMatter, noMatter)
    return answer
  }

  /**
   * All or nothing. The commit follows what `work` has given without waiting for its answers, as PostgreSQL makes none of
   * what has failed; `isWatched` where statements may be failed from outside.
   * @throws what `work` throws, or the error of a statement
   */
  async run<T>(work: () => Promise<T>, isWatched: boolean): Promise<T> {
    const { answered } = await this.#connection.begin('read committed')
    this.#begun = answered.then(() => {
      this.#begun = undefined
    })
    try {
      const [, result] = await settleAll(this.#begun, work())
      await this.#commit(isWatched)
      return result
    } catch (error) {
      this.#isOver = true
      await this.#connection.session.rollback()
      throw error
    }
  }

  async #commit(isWatched: boolean): Promise<void> {
    this.#isOver = true
    if (isWatched) await this.#last
    this.#demandWhole()
    try {
      await this.#connection.commit()
    } catch (error) {
      this.#demandWhole()
      throw error
    }
  }

  #demandWhole(): void {
    if (this.#failure) throw this.#failure.error
  }

  #causeOf(error: unknown): unknown {
    if (this.#failure && isAfterFailure(error)) return this.#failure.error
    this.#failure ??= { error }
    return error
  }

  #forget(): void {
    this.#failure = undefined
  }
}

const noMatter = (): void => {}
