import type { Context } from '#dsl/criterion.ts'
import { softDeletedBy } from '#dsl/entities/facts.ts'
import { placeColumn } from '#dsl/entities/places.ts'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { isShown } from '#engine/criteria.ts'

/** Whether people may arrange the list: not where its rows are made of others, nor where they stand on their side. */
export const isArranged = ({ source, list }: AnyTable): boolean => !source && !list.matrix

/**
 * Columns that the list may show: its own first, then those of the form, but for what marks rows that are removed. What is
 * only counted needs words of the list's own.
 */
export const offeredColumns = (table: AnyTable): readonly string[] => {
  const { entity, list, form } = table
  if (!isArranged(table)) return []
  // Where a row is edited in its place, the list is the form.
  if (form.style === 'row') return list.columns
  const mark = softDeletedBy(entity)
  const more = columnsOfForm(table).filter((name) => {
    const column = entity.columns[name]
    return column?.kind.filter && !column.kind.counted && !column.options.secret && name !== mark
  })
  return [...new Set([...list.columns, ...more])]
}

/** Columns by which rows may be kept, but for the one that a choice above the list and the one that the selection is for. */
export const filterableColumns = (table: AnyTable): readonly string[] =>
  offeredColumns(table).filter(
    (name) =>
      table.entity.columns[name]?.kind.filter !== undefined &&
      name !== table.list.filter?.column &&
      name !== placeColumn(table.entity),
  )

/** Those of them that are shown for these institutions. */
export const shownAmong = (
  { entity }: AnyTable,
  names: readonly string[],
  context: Context,
): readonly string[] =>
  names.filter((name) => {
    const column = entity.columns[name]
    return !column || isShown(column, context)
  })
