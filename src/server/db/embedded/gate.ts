interface Waiting {
  enter(): void
}

/**
 * One transaction at a time, and no other statement inside it; statements outside transactions share freely.
 * First come, first served, so that neither kind starves.
 */
export class Gate {
  #held = false
  readonly #queue: Waiting[] = []

  /** Runs `send` as soon as no transaction is open; it is called synchronously once that is known. */
  share<T>(send: () => Promise<T>): Promise<T> {
    if (!this.#held && this.#queue.length === 0) return send()
    return new Promise((resolve, reject) => {
      this.#queue.push({ enter: () => void send().then(resolve, reject) })
    })
  }

  /** Resolves when the gate is this caller's alone, to the function that gives it back (once; later calls do nothing). */
  hold(): Promise<() => void> {
    return new Promise((resolve) => {
      this.#queue.push({ enter: () => resolve(this.#take()) })
      this.#admit()
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
    while (!this.#held) {
      const next = this.#queue.shift()
      if (!next) return
      next.enter()
    }
  }
}
