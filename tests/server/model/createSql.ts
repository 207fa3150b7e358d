import type { Model } from '#server/model/model.ts'
import { addForeignKey, createIndex, createTable } from '#server/model/sql.ts'

/** Statements that make an empty database into the model. Needs the extension pg_trgm. */
export const createSql = (model: Model): string[] => [
  ...model.tables.map(createTable),
  ...model.tables.flatMap((t) => t.indexes.map((i) => createIndex(t.name, i))),
  ...model.tables.flatMap((t) => t.foreignKeys.map((k) => addForeignKey(t.name, k))),
]
