import type { Catalogue } from '#dsl/catalogue.ts'
import type { Database } from '#server/db/database.ts'
import { modelOf } from '#server/model/model.ts'
import { systemTexts } from './migrationTexts.ts'
import { createSql } from './model/createSql.ts'

/** Makes the tables of a catalogue, and the server's own, in an empty database. */
export const createTables = async (database: Database, catalogue: Catalogue): Promise<void> => {
  const text = [...systemTexts, ...createSql(modelOf(catalogue))].join('\n')
  await database.session((session) => session.exec(text))
}
