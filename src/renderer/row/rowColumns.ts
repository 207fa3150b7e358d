import type { Context } from '#dsl/criterion.ts'
import { softDeletedBy } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { isShown } from '#engine/criteria.ts'

/** Columns that are read together, in order. */
export interface ColumnGroup {
  /** The category of the form that they stand in there. */
  readonly group?: string
  readonly columns: readonly string[]
}

/**
 * All that a row holds for who reads it in these institutions: what the list shows of it, then the rest of its form, by the
 * categories of that; what goes by one label once. Secrets, where the row is and what marks it as removed are not told.
 */
export const rowColumns = (
  table: AnyTable,
  context: Context,
  labelOf: (name: string) => string,
): readonly ColumnGroup[] => {
  const { entity, form, list } = table
  const untold = [placeColumn(entity), softDeletedBy(entity)]
  const told = (names: readonly string[]) =>
    names.filter((name) => {
      const column = entity.columns[name]
      return column && !column.options.secret && !untold.includes(name) && isShown(column, context)
    })
  const ofForm = columnsOfForm(table)
  const byLabel = new Map([...list.columns, ...ofForm].map((name) => [labelOf(name), name]))
  if (form.style !== 'category') return [{ columns: told([...byLabel.values()]) }]
  const beside = list.columns.filter((name) => byLabel.get(labelOf(name)) === name && !ofForm.includes(name))
  const groups = Object.entries(form.groups).map(([group, names]) => ({ group, columns: told(names) }))
  return [{ columns: told(beside) }, ...groups].filter(({ columns }) => columns.length > 0)
}
