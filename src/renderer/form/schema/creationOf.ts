import type { AnyTable } from '#dsl/tables/table.ts'

/** The table whose form makes the rows of a table: its own, or another one's that they come with. */
export const creationOf = (table: AnyTable): AnyTable =>
  table.create.by === 'other' ? table.create.table : table
