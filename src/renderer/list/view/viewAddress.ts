import type { AnyTable } from '#dsl/tables/table.ts'
import { type ListState, printListState } from '../state/listState.ts'
import { queryText } from './viewState.ts'

/** The query of the address that shows a list as it stands, from its first page; empty for a list as it is at first. */
export const viewAddress = (state: ListState, table: AnyTable): string =>
  queryText(printListState({ ...state, page: 1 }, table))
