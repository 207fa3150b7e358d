import type { AnyTable } from '#dsl/tables/table.ts'
import { printView, queryText, type ViewState } from './viewState.ts'

const keyOf = (table: AnyTable, person: number) => `pupitre.columns.${person}.${table.name}`

/** The columns and widths that a person last gave a list in this browser, as in an address. Which rows are kept is not remembered: the others would be missed. */
export const keptArrangement = (table: AnyTable, person: number): string =>
  localStorage.getItem(keyOf(table, person)) ?? ''

export const keepArrangement = (table: AnyTable, person: number, view: ViewState): void => {
  const { filters: _, ...arrangement } = view
  const params = new URLSearchParams()
  printView(arrangement, params)
  if (params.size > 0) localStorage.setItem(keyOf(table, person), queryText(params))
  else localStorage.removeItem(keyOf(table, person))
}
