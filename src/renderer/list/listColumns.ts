import type { AnyColumn, Columns } from '#dsl/column.ts'
import type { Context } from '#dsl/criterion.ts'
import type { AnyTable, Picture } from '#dsl/table.ts'
import { isShown } from '#engine/criteria.ts'

/** A column of a list: one of the entity's, or a picture drawn from several. */
export type ListColumn =
  | { readonly name: string; readonly column: AnyColumn; readonly picture?: undefined }
  | { readonly name: string; readonly column?: undefined; readonly picture: Picture }

/** What the list shows for these institutions, in the order of the table. */
export const listColumns = (table: AnyTable, context: Context): readonly ListColumn[] =>
  table.list.columns.flatMap((name): ListColumn[] => {
    const column = (table.entity.columns as Columns)[name]
    if (column) return isShown(column, context) ? [{ name, column }] : []
    const picture = table.pictures[name]
    return picture ? [{ name, picture }] : []
  })

/** Columns of the table's CSV file for these institutions; none where the table has no file. */
export const csvColumns = (table: AnyTable, context: Context): readonly string[] => {
  const { columns = [], optional = [] } = table.list.csv ?? {}
  return columns.filter((name) => {
    const column = (table.entity.columns as Columns)[name]
    return !optional.includes(name) || (column !== undefined && isShown(column, context))
  })
}

export const alignOf = ({ column }: ListColumn): 'start' | 'end' => column?.kind.align ?? 'start'

/** Width in pixels: columns of short values keep theirs, the others share what is left but never get less. */
export const widthOf = (column: ListColumn): number => {
  if (column.picture) return 216
  return alignOf(column) === 'end' ? 112 : 136
}
/** Takes a share of the room that is left. */
export const isWide = (column: ListColumn): boolean => !column.picture && alignOf(column) === 'start'
