import { unavailable } from '../failure.ts'

interface Waiting {
  enter(): void
}

/**
 * One transaction at a time, and no other statement inside it; statements outside transactions share freely.
 * First come, first served, so that neither kind starves; who has waited for too long is refused.
 */
export class Gate {
  #held = false
  readonly #queue = new Set<Waiting>()
  readonly #patienceMs: number

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs
  }

  /**
   * Runs `send` as soon as no transaction is open; it is called synchronously once that is known.
   * @throws DatabaseFailure `databaseUnavailable`
   */
  share<T>(send: () => Promise<T>): Promise<T> {
    if (!this.#held && this.#queue.size === 0) return send()
    return this.#wait<T>((resolve) => resolve(send()))
  }

  /**
   * Resolves when the gate is this caller's alone, to the function that gives it back (once; later calls do nothing).
   * @throws DatabaseFailure `databaseUnavailable`
   */
  hold(): Promise<() => void> {
    const turn = this.#wait<() => void>((resolve) => resolve(this.#take()))
    this.#admit()
    return turn
  }

  #wait<T>(act: (resolve: (value: T | Promise<T>) => void) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.delete(waiting)
        reject(unavailable('no turn came'))
      }, this.#patienceMs)
      const waiting: Waiting = {
        enter: () => {
          clearTimeout(timer)
          act(resolve)
        },
      }
      this.#queue.add(waiting)
    })
  }

  #take(): () => void {
    this.#held = true
    let given = false
    return () => {
      if (given) return
      given = true
      this.#held = false
      this.#admit()
    }
  }

  #admit() {
    for (const next of this.#queue) {
      if (this.#held) return
      this.#queue.delete(next)
      next.enter()
    }
  }
}
