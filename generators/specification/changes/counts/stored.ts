import type { Session } from '#server/db/session.ts'
import type { Comparison } from '../compare/compare.ts'
import type { Stored } from './countSql.ts'

/** The former name of what bears the name now. */
const formerly = (names: ReadonlyMap<string, string> | undefined, name: string): string | undefined =>
  [...(names ?? [])].find(([, now]) => now === name)?.[0]

/**
 * What a database has, under the names of either revision: that of the former one before its migrations, that of the present
 * one after them.
 */
export const storedIn = async (session: Session, { renames, sides }: Comparison): Promise<Stored> => {
  const { rows } = await session.query(
    `select table_name, column_name from information_schema.columns where table_schema = current_schema()`,
  )
  const there = Map.groupBy(rows, (row) => String(row.table_name))
  const table = (entity: string) =>
    [entity, formerly(renames.entities, entity)].find((name) => name !== undefined && there.has(name))
  return {
    table,
    column: (entity, column) => {
      const columns = there.get(table(entity) ?? '')?.map((row) => String(row.column_name)) ?? []
      const names = [column, formerly(renames.columns.get(entity), column)]
      return names.find((name) => name !== undefined && columns.includes(name))
    },
    entity: (name) => sides.old.entities[name] ?? sides.next.entities[name],
  }
}
