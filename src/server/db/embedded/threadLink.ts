import { Worker } from 'node:worker_threads'
import { DatabaseFailure, unavailable } from '../failure.ts'
import type { Answer, Reply, Request, Started, ThreadOptions, Work } from './messages.ts'

interface Call {
  deadlineMs: number
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** The main thread's end of one database thread: calls go out in order, and one that takes too long ends the thread. */
export class ThreadLink {
  readonly #worker: Worker
  /** In order of execution: the first is running. */
  readonly #calls = new Map<number, Call>()
  #lastId = 0
  #timer: NodeJS.Timeout | undefined
  #dead: DatabaseFailure | undefined
  /** Syncs to disk since the thread started: rises when something was written. */
  syncs = 0
  /** Settles when nothing of the thread runs any more. */
  ended: Promise<unknown> = Promise.resolve()
  /** Called once, when the thread has ended without having been told to. */
  onDeath: () => void = () => {}

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (message: Reply | object) => 'id' in message && this.#settle(message))
    worker.on('error', (error) => this.kill(String(error)))
    worker.on('exit', () => this.kill('the database thread ended'))
  }

  /** @throws DatabaseFailure of `openPg` */
  static async start(options: ThreadOptions): Promise<ThreadLink> {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: options })
    const started = await firstMessage(worker)
    if (!started.started) {
      await worker.terminate()
      throw new DatabaseFailure(started.code, started.facts)
    }
    return new ThreadLink(worker)
  }

  /** @throws the server's error, or DatabaseFailure `databaseUnavailable` when the thread is gone */
  send(work: Work, deadlineMs: number): Promise<Answer> {
    if (this.#dead) return Promise.reject(this.#dead)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { deadlineMs, resolve, reject })
      this.#worker.postMessage({ ...work, id } satisfies Request)
      if (this.#calls.size === 1) this.#watch()
    })
  }

  /** Ends the thread at once. What was committed is on disk; what was not is rejected and rolled back. */
  kill(reason: string): void {
    if (this.#dead) return
    this.#dead = unavailable(reason)
    clearTimeout(this.#timer)
    this.ended = this.#worker.terminate()
    for (const call of this.#calls.values()) call.reject(this.#dead)
    this.#calls.clear()
    this.onDeath()
  }

  async close(deadlineMs: number): Promise<void> {
    this.onDeath = () => {}
    await this.send({ op: 'close' }, deadlineMs).catch(() => {})
    this.kill('closed')
    await this.ended
  }

  #settle(reply: Reply) {
    const call = this.#calls.get(reply.id)
    if (!call) return
    if ('broken' in reply) return this.kill(reply.broken)
    this.syncs = reply.syncs
    this.#calls.delete(reply.id)
    this.#watch()
    if ('answer' in reply) call.resolve(reply.answer)
    else call.reject(Object.assign(new Error(reply.error.message), reply.error))
  }

  #watch() {
    clearTimeout(this.#timer)
    const [running] = this.#calls
    if (!running) return
    const [id, { deadlineMs }] = running
    this.#timer = setTimeout(() => {
      // After a long stall of this thread the answer may be waiting to be read: let it in first.
      setImmediate(() => this.#calls.has(id) && this.kill(`a statement ran over ${deadlineMs} ms`))
    }, deadlineMs)
  }
}

/** Listeners are taken off one by one: `removeAllListeners` would also take off those by which the worker itself hears. */
function firstMessage(worker: Worker): Promise<Started> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    // Under `node --watch` the thread also tells what it imports.
    const onMessage = (message: Started | object) => {
      if ('started' in message) settle(() => resolve(message))
    }
    const onError = (error: unknown) => settle(() => reject(unavailable(String(error), error)))
    const onExit = () => settle(() => reject(unavailable('the database thread ended')))
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}
