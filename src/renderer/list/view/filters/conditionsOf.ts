import type { AnyColumn } from '#dsl/columns/column.ts'
import type { ColumnFilter } from '#engine/listing/columnFilter.ts'

const own = { values: 'among', range: 'between', days: 'between', words: 'containing' } as const

/** How rows may be kept by a column: what is asked most first. A column that every row fills is never empty. */
export const conditionsOf = ({ kind, options }: AnyColumn): readonly ColumnFilter['is'][] => {
  const { filter } = kind
  if (filter === undefined) return []
  // Among values to be ticked, none is one of them.
  return options.required || filter === 'values' ? [own[filter]] : [own[filter], 'empty', 'filled']
}
