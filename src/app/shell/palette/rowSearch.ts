import { isInstitution } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { ListState } from '#renderer/list/state/listState.ts'
import { filterableColumns } from '#renderer/list/view/offeredColumns.ts'

/**
 * How a screen's list is kept to rows by words: by its search box, else by the column that its rows are called by. Undefined
 * where it has neither, and of institutions, which are found by themselves.
 */
export const rowSearch = (table: AnyTable, words: string): Pick<ListState, 'q' | 'filters'> | undefined => {
  const { entity, list, source } = table
  if (source || isInstitution(entity)) return undefined
  if (list.search) return { q: words }
  const name = entity.label.column
  const byWords = entity.columns[name]?.kind.filter === 'words' && filterableColumns(table).includes(name)
  return byWords ? { q: '', filters: { [name]: { is: 'containing', words } } } : undefined
}
