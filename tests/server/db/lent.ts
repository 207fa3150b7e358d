import { type Database, openDatabase } from '#server/db/database.ts'
import { shapeOf } from '../restore.ts'
import { dumpOf, type Made, toldOf } from './made.ts'

interface Lendable {
  readonly database: Database
  /** Ends it for good. */
  end(): Promise<void>
}

/** Databases in memory that nobody uses, by what they are copies of. A process keeps them for its next file. */
const idle = new Map<string, Lendable[]>()

/** Of one kind: each takes half a gigabyte, and a file that opens more at once is rare. */
const MOST_IDLE = 2

interface Kind {
  readonly name: string
  /** Whether one that was used is as a new one again. */
  renew(database: Database): Promise<boolean>
  open(): Promise<Database>
}

/** One that was closed before, where it can be had as new; else a new one. Opening takes seconds. */
const lend = async ({ name, renew, open }: Kind): Promise<Database> => {
  const waiting = idle.get(name) ?? []
  idle.set(name, waiting)
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    one.database.onStatement = undefined
    if (await renew(one.database).catch(() => false)) return one.database
    await one.end()
  }
  const database = await open()
  const one = { database, end: database.close.bind(database) }
  database.close = async () => {
    if (waiting.includes(one)) return
    if (waiting.length < MOST_IDLE) waiting.push(one)
    else await one.end()
  }
  return database
}

/** A copy in memory with the rows that it was made with, where its tables are still those. */
export const lent = (made: Made<unknown>): Promise<Database> =>
  lend({
    name: made.name,
    open: async () => openDatabase({ dataDir: 'memory://', dump: await dumpOf(made) }),
    renew: async (database) => {
      const { back, shape } = toldOf(made)
      if ((await shapeOf(database)) !== shape) return false
      await database.session((session) => session.exec(back))
      return true
    },
  })

/** All that a database of one user can have of its own, sequences, types and extensions among it, is in its schemas. */
const emptied = `do $$ declare one text; begin
    for one in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    loop execute format('drop schema %I cascade', one); end loop;
  end $$;
  create schema public`

/** An empty one in memory. */
export const lentEmpty = (): Promise<Database> =>
  lend({
    name: '',
    open: () => openDatabase({ dataDir: 'memory://' }),
    renew: async (database) => {
      // By itself: in a text of several statements it is refused.
      await database.session((session) => session.exec('discard all'))
      await database.session((session) => session.exec(emptied))
      return true
    },
  })
