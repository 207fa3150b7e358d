import type { Database } from '#server/db/database.ts'

/** A table `item` of an id and a name, empty, and a database whose failpoint is taken away. */
export const emptyItems = async (database: Database): Promise<void> => {
  database.onStatement = undefined
  await database.session((session) =>
    session.exec('drop table if exists item; create table item (id int primary key, name text)'),
  )
}
