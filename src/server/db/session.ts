/** Rows as both engines give them: see `values.ts` for the JavaScript value of each type. */
export type Row = Record<string, unknown>

export interface Result {
  readonly rows: Row[]
  /** Rows written, for INSERT, UPDATE, DELETE and MERGE; undefined for anything else. */
  readonly affected: number | undefined
  /** PostgreSQL's command tag: `SELECT`, `INSERT`, `COMMIT`, `ROLLBACK`… */
  readonly command: string
}

export type Isolation = 'read committed' | 'repeatable read' | 'serializable'

/** One conversation with the server. Between `begin` and `commit` or `rollback` nobody else's statement joins in. */
export interface Session {
  query(sql: string, parameters?: readonly unknown[]): Promise<Result>
  /** Several statements, without parameters, and without the deadline of `query`: migrations, maintenance. */
  exec(sql: string): Promise<void>
  begin(isolation?: Isolation): Promise<void>
  /** @throws DatabaseFailure `transactionAborted` when the server rolled back instead. */
  commit(): Promise<void>
  rollback(): Promise<void>
  release(): void
}

/** What `database.ts` needs of PGlite and of PostgreSQL. */
export interface Engine {
  readonly name: 'embedded' | 'postgres'
  session(): Promise<Session>
  /** Fresh statistics (and, embedded, freed space) after many rows changed; all tables unless named. */
  tidy(tables?: readonly string[]): Promise<void>
  close(): Promise<void>
}

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

export const resultOf = (rows: Row[], command: string, count: number | null | undefined): Result => ({
  rows,
  command,
  affected: writes.has(command) ? (count ?? 0) : undefined,
})

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`
