import type { Database } from '#server/db/database.ts'
import type { OpenFresh } from './db/engines.ts'
import { type Made, toldOf } from './db/made.ts'
import type { TestServer } from './harness.ts'
import { keepRows } from './restore.ts'

interface Given {
  readonly server: Pick<TestServer, 'forget'>
}

interface Once<T> {
  readonly one: T
  readonly database: Database
  /** SQL that brings the rows back. */
  readonly back: string
}

const restored = <T extends Given>(make: () => Promise<Once<T>>): (() => Promise<T>) => {
  let made: Promise<Once<T>> | undefined
  return async () => {
    made ??= make()
    const { one, database, back } = await made
    one.server.forget()
    await database.session((session) => session.exec(back))
    return one
  }
}

/** What is made of a fresh database once, and given to each test with the rows that it was made with. */
export const onceAFile = <T extends Given>(
  open: OpenFresh,
  make: (database: Database) => Promise<T>,
): (() => Promise<T>) =>
  restored(async () => {
    const database = await open()
    const one = await make(database)
    return { one, database, back: await keepRows(database) }
  })

/**
 * The same over rows that several files begin with: these are made once a run. What is built of a database that is lent to one
 * file after the other is built once.
 */
export const onceARun = <T extends Given, F>(
  made: Made<F>,
  build: (database: Database, facts: F) => Promise<T>,
): ((open: OpenFresh) => () => Promise<T>) => {
  const built = new WeakMap<Database, Promise<T>>()
  return (open) =>
    restored(async () => {
      const database = await open({ made })
      const { facts, back } = toldOf(made)
      const one = built.get(database) ?? build(database, facts)
      built.set(database, one)
      return { one: await one, database, back }
    })
}
