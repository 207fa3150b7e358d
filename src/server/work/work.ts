import { fromKysely, type JobResult, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { Executor } from '../resources/catalogue/statement.ts'
import { errorOf } from '../warn.ts'
import { queueDatabase } from './queueDatabase.ts'

/** A task that a row asks for. */
export interface OfRow {
  readonly row: number
}

/** What is done after the request that asked for it, and what each needs to know: names of rows, never secrets. */
export interface Tasks {
  readonly sendMessage: { readonly message: number }
  /** The address that was typed; tasks of the version before have it in clear. */
  readonly offerNewPassword: { readonly sealed: string } | { readonly email: string }
  readonly makePayrollFile: OfRow
}

export type TaskName = keyof Tasks
/** Does one task; what it throws is why the task has failed this time. Tasks may come twice: after a crash, or when late. */
export type Handlers = { readonly [K in TaskName]: (data: Tasks[K], signal: AbortSignal) => Promise<void> }

/** Writes down what is to be done; with the caller's transaction it becomes so, or is forgotten with it. */
export type Enqueue = <K extends TaskName>(tx: Executor, name: K, data: Tasks[K]) => Promise<void>

/** The schema in which the queue keeps its tables, beside ours. */
export const workSchema = 'work'

/** How often a task is tried before it waits for somebody to ask for it again. */
export const mostTries = 9

/** Tried within about two hours and a half; a task of a process that died is given away after half a minute. */
const retries: QueueOptions = {
  retryLimit: mostTries - 1,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 30 * 86_400,
}
export const taskNames: readonly TaskName[] = ['sendMessage', 'offerNewPassword', 'makePayrollFile']
/** Id of no task. */
const nobody = '00000000-0000-0000-0000-000000000000'
/** Longest that tasks in hand are waited for at the end, in milliseconds. */
const patience = 5000

export interface WorkOptions {
  /** Told of what goes wrong where nobody waits: a task that fails, a database that does not answer for a while. */
  readonly onError: (error: Error) => void
  /** Seconds between two looks for tasks; default 2. */
  readonly pollSeconds?: number
  /** Replaces the waits between tries; for tests. */
  readonly retries?: QueueOptions
}

/** The queue in the same database as everything else. Any number of processes may write to it and work at it. */
export class Work {
  readonly #boss: PgBoss
  readonly #options: WorkOptions

  private constructor(boss: PgBoss, options: WorkOptions) {
    this.#boss = boss
    this.#options = options
  }

  /** Makes or renews the queue's tables, once for processes that start together. @throws DatabaseFailure */
  static async open(database: Database, options: WorkOptions): Promise<Work> {
    const boss = new PgBoss({
      db: queueDatabase(database),
      backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
      schema: workSchema,
      schedule: false,
      // Needs statements that a transaction refuses, on a table that a hospital does not fill.
      reindex: false,
      monitorIntervalSeconds: 10,
    })
    boss.on('error', options.onError)
    try {
      await boss.start()
      await makeQueues(boss, options)
    } catch (error) {
      await boss.stop({ graceful: false, close: false }).catch(() => {})
      throw error
    }
    return new Work(boss, options)
  }

  enqueue: Enqueue = async (tx, name, data) => {
    await this.#boss.send(name, data, { db: fromKysely(tx) })
  }

  /** Begins to work: each kind of task one at a time in this process. */
  async begin(handlers: Handlers): Promise<void> {
    const pollingIntervalSeconds = this.#options.pollSeconds ?? 2
    // Where there were two there may be more: three hundred exports are not to wait two seconds each.
    const options = {
      pollingIntervalSeconds,
      batchSize: 2,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const
    const workAt = <K extends TaskName>(name: K) =>
      this.#boss.work<Tasks[K]>(name, options, async (jobs) => {
        const results: JobResult[] = []
        for (const { id, data, signal } of jobs)
          results.push(await this.#resultOf(id, name, () => handlers[name](data, signal)))
        return results
      })
    for (const name of taskNames) await workAt(name)
  }

  /** Of two tasks that were fetched together each has its own end. What is kept of a failure is its message; its stack is for the log. */
  async #resultOf(id: string, name: TaskName, work: () => Promise<void>): Promise<JobResult> {
    try {
      await work()
      return { id, status: 'completed' }
    } catch (thrown) {
      const cause = errorOf(thrown)
      this.#options.onError(new Error(`${name} ${id} has failed`, { cause }))
      return { id, status: 'failed', output: { message: cause.message } }
    }
  }

  /** One that has not failed stays as it is. */
  async retry(tx: Executor, name: string, id: string): Promise<void> {
    await this.#boss.retry(name, id, { db: fromKysely(tx) })
  }

  /** Takes no further task, and waits a while for those in hand; what is not done by then is done by the next start. */
  async close(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: patience, close: false })
  }
}

const makeQueues = async (boss: PgBoss, options: WorkOptions): Promise<void> => {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const name of taskNames) {
    const given = { ...retries, ...options.retries }
    if (known.has(name)) await boss.updateQueue(name, given)
    else await boss.createQueue(name, given)
    // A question of it makes it known, so that no transaction has to ask: on the single connection it would wait for itself.
    await boss.findJobs(name, { id: nobody })
  }
}
