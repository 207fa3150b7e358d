import { SchemaError } from '../schemaError.ts'
import type { AnyTable } from '../tables/table.ts'

/** Refuses a table that shows a secret, or names screens that are not there. */
export const checkTable = (
  { name, list, entity, tabs }: AnyTable,
  tables: ReadonlyMap<string, AnyTable>,
): void => {
  const columns = entity.columns
  for (const column of [...list.columns, ...(list.csv ? [...list.csv.columns, ...list.csv.optional] : [])])
    if (columns[column]?.options.secret) throw new SchemaError(`list of ${name}: ${column} is secret`)
  for (const tab of tabs) if (!tables.has(tab)) throw new SchemaError(`tabs of ${name}: no table ${tab}`)
}
