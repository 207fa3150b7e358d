import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import { preparedNames } from '../preparedNames.ts'
import type { Row } from '../session.ts'
import type { Answer } from './messages.ts'

const { serialize, messages } = protocol
type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages']

/**
 * Statements as a connection of PostgreSQL takes them: each goes out in one packet and is planned once, where PGlite's own
 * `query` crosses into the engine six times and plans anew (half as much processor again as running one of ours).
 * The caller sends one at a time.
 */
export class Statements {
  readonly #pg: PGlite
  #nameOf = preparedNames()
  readonly #prepared = new Set<string>()

  constructor(pg: PGlite) {
    this.#pg = pg
  }

  /** @throws the server's error, with its SQLSTATE */
  async query(sql: string, values: readonly (string | null)[]): Promise<Answer> {
    // One without parameters comes seldom, or is as short as `begin`.
    if (values.length === 0) return this.#answer([serialize.query(sql)])
    const statement = this.#nameOf(sql) ?? ''
    const parsed = this.#prepared.has(statement) ? [] : [serialize.parse({ name: statement, text: sql })]
    return this.#answer(
      [
        ...parsed,
        serialize.bind({ statement, values: [...values] }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ],
      statement,
    )
  }

  /** Several statements, which may change what others were planned for. */
  async exec(sql: string): Promise<Row[]> {
    const results = await this.#pg.exec(sql)
    // Closing one that is gone, as after `discard all`, is no error.
    const closing = [...this.#prepared].map((name) => serialize.close({ type: 'S', name }))
    if (closing.length > 0) await this.#answer([...closing, serialize.sync()])
    this.#prepared.clear()
    this.#nameOf = preparedNames()
    return results.flatMap(({ rows }) => rows as Row[])
  }

  async #answer(packet: readonly Uint8Array[], statement = ''): Promise<Answer> {
    const { messages: told } = await this.#pg.execProtocol(Buffer.concat(packet), { throwOnError: false })
    // Also where it fails afterwards: the server knows it by its name from here on.
    if (statement && told.some(({ name }) => name === 'parseComplete')) this.#prepared.add(statement)
    const failure = told.find((message) => message instanceof messages.DatabaseError)
    if (failure) throw failure
    return this.#read(told)
  }

  #read(told: Messages): Answer {
    const {
      rows,
      command = '',
      affectedRows = 0,
    } = parse.parseResults(told, this.#pg.parsers).at(-1) ?? {
      rows: [],
    }
    return { rows: rows as Row[], command, count: affectedRows }
  }
}
