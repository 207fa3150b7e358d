import type { TFunction } from 'i18next'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { SessionInstitution } from '#protocol/services/session.ts'
import { initialListState, printListState } from '#renderer/list/state/listState.ts'
import { labelText } from '#renderer/names/labelText.ts'
import { opensOverList, rowHash } from '#renderer/row/rowAddress.ts'
import { rowSearch } from './rowSearch.ts'
import type { FoundRows } from './useFoundRows.ts'

/** How a row is called, where it is, and the part of the address that leads to it. */
interface RowEntry {
  readonly id: string
  readonly title: string
  readonly beside: string
  readonly to: string
  readonly places: readonly number[]
}

interface Words {
  readonly t: TFunction
  readonly language: string
  readonly institutions: readonly SessionInstitution[]
  readonly selected: readonly number[]
  /** What was searched. */
  readonly term: string
}

/** Two of one name are told apart by the e-mail address or the like that stands beside the label. */
export const rowEntries = (
  { table, rows, related }: FoundRows,
  { t, language, institutions, selected, term }: Words,
): readonly RowEntry[] =>
  rows.map((row) => {
    const { label } = table.entity
    const labelIn = (column: string, value: unknown) =>
      related?.[column]?.labels.find(({ id }) => id === value)?.label ?? undefined
    const pointed = (id: number) => labelIn(label.column, id)
    const name = labelText(table.entity, row, { t, language, pointed })
    const first = label.after && labelIn(label.after, row[label.after])
    const apart = row[label.beside ?? '']
    const places = institutionsOf(table.entity, row)
    const here = institutions.filter(({ id }) => places.includes(id) && selected.includes(id))
    const place =
      here.length > 2 ? t('picker.count', { count: here.length }) : here.map((one) => one.name).join(', ')
    const screen = t(`tables.${table.name}.title`)
    const beside = [typeof apart === 'string' && apart !== name && apart, screen, place]
      .filter(Boolean)
      .join(' · ')
    return {
      id: `row:${table.name}:${row.id}`,
      title: first ? t('values.labelAfter', { before: first, label: name }) : name,
      beside,
      to: addressOf(table, row, term),
      places,
    }
  })

/** Its page, or the list searched for it; it opens over that where rows do. */
const addressOf = (table: AnyTable, row: WireRow, term: string): string => {
  const { name, entity, detail, list } = table
  if (detail) return rowHash(table, row.id)
  const label = row[entity.label.column]
  const isFoundByLabel = !list.search || entity.search.includes(entity.label.column)
  const words = isFoundByLabel && typeof label === 'string' && label ? label : term
  const state = { ...initialListState(table), ...rowSearch(table, words) }
  return `?${printListState(state, table)}${opensOverList(table) ? rowHash(table, row.id) : `#${name}`}`
}
