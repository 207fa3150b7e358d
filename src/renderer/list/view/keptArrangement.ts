import type { AnyTable } from '#dsl/tables/table.ts'
import { type ListState, parseListState } from '../state/listState.ts'
import { parseView, printView, queryText, type ViewState } from './viewState.ts'

const keyOf = (table: AnyTable, person: number) => `pupitre.columns.${person}.${table.name}`

/** The columns and widths that a person last gave a list in this browser, as in an address. Which rows are kept is not remembered: the others would be missed. */
export const keptArrangement = (table: AnyTable, person: number): string =>
  localStorage.getItem(keyOf(table, person)) ?? ''

/** What a list shows at an address: the columns and widths that were kept, where the address names none. */
export const listStateIn = (params: URLSearchParams, table: AnyTable, arrangement: string): ListState => {
  const asked = parseListState(params, table)
  if (asked.columns ?? asked.widths) return asked
  return { ...asked, ...parseView(new URLSearchParams(arrangement), table) }
}

export const keepArrangement = (table: AnyTable, person: number, view: ViewState): void => {
  const { filters: _, ...arrangement } = view
  const params = new URLSearchParams()
  printView(arrangement, params)
  if (params.size > 0) localStorage.setItem(keyOf(table, person), queryText(params))
  else localStorage.removeItem(keyOf(table, person))
}
