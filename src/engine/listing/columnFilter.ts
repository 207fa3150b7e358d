import type { AnyColumn } from '#dsl/columns/column.ts'
import { dateKind } from '#dsl/kinds/times/date.ts'
import type { FilterValue } from '#dsl/tables/list.ts'
import { localDay } from '#protocol/dates.ts'
import type { Among, Between, Containing, Other } from '#protocol/list.ts'

/** Which rows a person keeps by one column. Texts of bounds are as the column's kind writes them, of moments as days are written. */
export type ColumnFilter =
  | { readonly is: 'among'; readonly values: readonly (FilterValue | null)[] }
  | { readonly is: 'between'; readonly from?: string; readonly to?: string }
  | { readonly is: 'containing'; readonly words: string }
  | { readonly is: 'empty' | 'filled' }

/** Column → how it is filtered. */
export type ColumnFilters = Readonly<Record<string, ColumnFilter>>

/** The kind that reads and writes the bounds of a filter: moments are asked for by day. */
export const boundKind = ({ kind }: AnyColumn) => (kind.filter === 'days' ? dateKind : kind)

/** What a list asks the server for, of one column. */
export const queryOf = (
  column: AnyColumn,
  filter: ColumnFilter,
): FilterValue | null | readonly (FilterValue | null)[] | Among | Between | Containing | Other => {
  const { kind } = column
  switch (filter.is) {
    case 'empty':
      return null
    case 'filled':
      return { not: null }
    case 'containing':
      return { contains: filter.words }
    case 'among': {
      if (kind.json.type === 'array') return { any: filter.values }
      // An unticked box may never have been ticked.
      const reads = kind.blank !== undefined && filter.values.includes(kind.blank as FilterValue)
      return reads ? [...filter.values, null] : filter.values
    }
    case 'between': {
      const from = boundOf(column, filter.from, 'first')
      const to = boundOf(column, filter.to, 'last')
      return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    }
  }
}

/** The value of a bound; of a day, the first or the last moment of it where the person is. */
const boundOf = (column: AnyColumn, text: string | undefined, moment: 'first' | 'last'): unknown => {
  if (text === undefined) return undefined
  const bound = boundKind(column)
  const read = bound.parse(text)
  if ('problem' in read) return undefined
  if (bound === column.kind) return read.value
  const day = localDay(String(read.value))
  const at = moment === 'first' ? day : day.endOf('day')
  const parsed = column.kind.parse(at.toISOString())
  return 'value' in parsed ? parsed.value : undefined
}
