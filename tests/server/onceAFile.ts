import type { Database } from '#server/db/database.ts'
import type { OpenFresh } from './db/engines.ts'
import type { TestServer } from './harness.ts'
import { keepRows } from './restore.ts'

/** What is made of a fresh database once, and given to each test with the rows that it was made with. */
export const onceAFile = <T extends { readonly server: TestServer }>(
  open: OpenFresh,
  make: (database: Database) => Promise<T>,
): (() => Promise<T>) => {
  let made: Promise<{ readonly one: T; readonly restore: () => Promise<void> }> | undefined
  const makeOnce = async () => {
    const database = await open()
    const one = await make(database)
    return { one, restore: await keepRows(database) }
  }
  return async () => {
    made ??= makeOnce()
    const { one, restore } = await made
    one.server.forget()
    await restore()
    return one
  }
}
