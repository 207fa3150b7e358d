/** Rows as both engines give them: see `values.ts` for the JavaScript value of each type. */
export type Row = Record<string, unknown>

export interface Result {
  readonly rows: Row[]
  /** Rows written, for INSERT, UPDATE, DELETE and MERGE; undefined for anything else. */
  readonly affected: number | undefined
  /** PostgreSQL's command tag: `SELECT`, `INSERT`, `COMMIT`, `ROLLBACK`… */
  readonly command: string
}

export const isolations = ['read committed', 'repeatable read', 'serializable'] as const
export type Isolation = (typeof isolations)[number]

/** Statements may follow, and stand alone should the server not begin after all. */
export interface Begun {
  readonly answered: Promise<void>
}

/** One conversation with the server. Between `begin` and `commit` or `rollback` nobody else's statement joins in. */
export interface Session {
  query(sql: string, parameters?: readonly unknown[]): Promise<Result>
  /**
   * Several statements, without parameters, and without the deadline of `query`: migrations, maintenance. Resolves to the
   * rows of them all, in order.
   */
  exec(sql: string): Promise<Row[]>
  begin(isolation?: Isolation): Promise<Begun>
  /** @throws DatabaseFailure `transactionAborted` when the server rolled back instead. */
  commit(): Promise<void>
  rollback(): Promise<void>
  release(): void
}

/** All of it, or nothing when it throws. @throws what `work` or the commit throws */
export const inTransaction = async <T>(
  session: Session,
  work: () => Promise<T>,
  isolation?: Isolation,
): Promise<T> => {
  await (await session.begin(isolation)).answered
  try {
    const result = await work()
    await session.commit()
    return result
  } catch (error) {
    await session.rollback()
    throw error
  }
}

/** On its account connections go to whoever signs in or is looked up. */
export const sessionsShare = 'sessions'
/** And on this one, to the question whether the database answers. */
export const readinessShare = 'readiness'

/** What `database.ts` needs of PGlite and of PostgreSQL. */
export interface Engine {
  readonly name: 'embedded' | 'postgres'
  /**
   * `share`: on whose account the connection goes, where there are several: one of the two above, or a resource.
   * @throws DatabaseFailure `databaseUnavailable`
   */
  session(share?: string): Promise<Session>
  /** Resolves when statements are answered, whatever else is waiting, by a database that has the migration of that name. */
  ready(migration: string | undefined): Promise<void>
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
