import type { AnyColumn } from '#dsl/columns/column.ts'
import type { FilterValue } from '#dsl/tables/list.ts'
import { boundKind, type ColumnFilter } from './columnFilter.ts'
import { isBackward } from './isBackward.ts'

/** How a filter is written in an address: `in:1,2`, `between:06:00..12:00`, `has:nuit`, `empty`, `filled`; nothing stands for none. */
export const printFilter = (filter: ColumnFilter): string => {
  switch (filter.is) {
    case 'among':
      return `in:${filter.values.map((value) => (value === null ? '' : String(value))).join()}`
    case 'between':
      return `between:${filter.from ?? ''}..${filter.to ?? ''}`
    case 'containing':
      return `has:${filter.words}`
    default:
      return filter.is
  }
}

/** Reads it; `undefined` where it makes no sense for the column. */
export const parseFilter = (column: AnyColumn, text: string): ColumnFilter | undefined => {
  const { filter } = column.kind
  if (filter === undefined) return undefined
  if (text === 'empty' || text === 'filled') return { is: text }
  const [, word = '', rest = ''] = /^([a-z]+):(.*)$/s.exec(text) ?? []
  if (word === 'has' && filter === 'words') return rest.trim() ? { is: 'containing', words: rest } : undefined
  if (word === 'in' && filter === 'values') return among(column, rest.split(','))
  if (word === 'between' && (filter === 'range' || filter === 'days')) return between(column, rest)
  return undefined
}

const among = (column: AnyColumn, texts: readonly string[]): ColumnFilter | undefined => {
  const values = texts.map((text) => (text === '' ? null : valueNamed(column, text)))
  const isRead = (value: FilterValue | null | undefined): value is FilterValue | null => value !== undefined
  return values.every(isRead) ? { is: 'among', values } : undefined
}

/** Of an enumeration, of yes and no, or the id of a row. */
const valueNamed = ({ kind, facts }: AnyColumn, text: string): FilterValue | undefined => {
  if (facts.enumeration) return facts.enumeration.values.find((value) => String(value) === text)
  if (facts.entity) return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
  const read = kind.parse(text)
  return 'value' in read && typeof read.value === 'boolean' ? read.value : undefined
}

const between = (column: AnyColumn, text: string): ColumnFilter | undefined => {
  const [from = '', to = '', ...more] = text.split('..')
  const kind = boundKind(column)
  const read = (bound: string): unknown => {
    const parsed = bound === '' ? { value: null } : kind.parse(bound)
    return 'value' in parsed ? parsed.value : undefined
  }
  const [first, last] = [read(from), read(to)]
  if (more.length > 0 || from + to === '' || first === undefined || last === undefined) return undefined
  if (from && to && !kind.pastMidnight && isBackward(first, last)) return undefined
  return { is: 'between', ...(from && { from }), ...(to && { to }) }
}
