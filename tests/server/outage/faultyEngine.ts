import { EmbeddedPg } from '#server/db/embedded/embeddedPg.ts'
import type { Engine, Session } from '#server/db/session.ts'

/** Where a database gives up: no connection is to be had, a statement fails, or the answer to a commit is lost. */
export type Fault = { readonly at: 'connect' | 'statement' | 'commit'; readonly error: unknown }

/** A real database that fails on demand, as one does that is gone, locked, full or overrun. */
export class FaultyEngine implements Engine {
  readonly name = 'embedded'
  fault: Fault | undefined
  /** How often a connection was asked for. */
  asked = 0
  readonly #engine: EmbeddedPg

  constructor(engine: EmbeddedPg) {
    this.#engine = engine
  }

  static async open(): Promise<FaultyEngine> {
    return new FaultyEngine(await EmbeddedPg.open({ dataDir: 'memory://', statementTimeoutMs: 30_000 }))
  }

  async session(): Promise<Session> {
    this.asked++
    this.#failAt('connect')
    const session = await this.#engine.session()
    return {
      query: async (sql, parameters) => {
        this.#failAt('statement')
        return session.query(sql, parameters)
      },
      exec: (sql) => session.exec(sql),
      begin: () => session.begin(),
      commit: async () => {
        await session.commit()
        this.#failAt('commit')
      },
      rollback: () => session.rollback(),
      release: () => session.release(),
    }
  }

  async ready() {
    this.asked++
    this.#failAt('connect')
  }

  tidy(tables?: readonly string[]) {
    return this.#engine.tidy(tables)
  }

  close() {
    return this.#engine.close()
  }

  #failAt(at: Fault['at']) {
    if (this.fault?.at === at) throw this.fault.error
  }
}
