import { useRef } from 'react'
import type { Context } from '#dsl/criterion.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { type ListColumn, listColumns } from './listColumns.ts'

/** The columns shown; the same array as long as they are the same ones, so that no row is drawn anew for nothing. */
export const useListColumns = (
  table: AnyTable,
  context: Context,
  chosen: readonly string[] | undefined,
): readonly ListColumn[] => {
  const next = listColumns(table, context, chosen)
  const kept = useRef(next)
  const names = (columns: readonly ListColumn[]) => columns.map(({ name }) => name).join()
  if (names(next) !== names(kept.current)) kept.current = next
  return kept.current
}
