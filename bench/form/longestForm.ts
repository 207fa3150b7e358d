import type { AnyTable } from '#dsl/tables/table.ts'
import { catalogue } from '#schemas'

const columnsOf = ({ entity }: AnyTable): number => Object.keys(entity.columns).length

/** The table with the most columns among those whose rows are created in a form. */
export const longest: AnyTable = [...catalogue.tables.values()]
  .filter(({ list, detail }) => list.add && !detail)
  .reduce((most, table) => (columnsOf(table) > columnsOf(most) ? table : most))
