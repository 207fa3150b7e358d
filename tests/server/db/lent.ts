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

/** A copy in memory with the rows that it was made with: one that was closed before, where its tables are still those. */
export const lent = async (made: Made<unknown>): Promise<Database> => {
  const waiting = idle.get(made.name) ?? []
  idle.set(made.name, waiting)
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (await isMadeAgain(one.database, made)) return one.database
    await one.end()
  }
  const database = await openDatabase({ dataDir: 'memory://', dump: await dumpOf(made) })
  const one = { database, end: database.close.bind(database) }
  database.close = async () => {
    if (!waiting.includes(one)) waiting.push(one)
  }
  return database
}

const isMadeAgain = async (database: Database, made: Made<unknown>): Promise<boolean> => {
  const { back, shape } = toldOf(made)
  database.onStatement = undefined
  if ((await shapeOf(database)) !== shape) return false
  await database.session((session) => session.exec(back))
  return true
}
