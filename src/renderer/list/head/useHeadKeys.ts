import { type KeyboardEvent, useState } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import { useSteady } from '../../useSteady.ts'
import type { ListColumn } from '../listColumns.ts'
import type { ListState, OnListState } from '../state/listState.ts'
import { arrangedAs, moved, widenedTo } from '../view/arrange.ts'
import { offeredColumns } from '../view/offeredColumns.ts'

/** Pixels of one press. */
const STEP = 16

/** What a header does with a column besides sorting: `Alt ← →` makes it narrower or wider, `Alt Maj ← →` moves it. */
export const useHeadKeys = (
  table: AnyTable,
  columns: readonly ListColumn[],
  state: ListState,
  onState: OnListState,
) => {
  const widen = useSteady((name: string, pixels: number | undefined) =>
    onState(widenedTo(state, name, pixels), { replace: true }),
  )
  const press = useSteady((event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const head = event.target instanceof Element ? event.target.closest('th') : null
    const name = head?.dataset.column
    if (!event.altKey || (by !== -1 && by !== 1) || !head || name === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.shiftKey) return widen(name, head.getBoundingClientRect().width + by * STEP)
    const names = columns.map((column) => column.name).filter((one) => offeredColumns(table).includes(one))
    onState(arrangedAs(table, state, moved(names, name, by)), { replace: true })
    // A cell that is moved loses the focus.
    requestAnimationFrame(() => head.querySelector('button')?.focus())
  })
  // One value for the life of the list: its head is not drawn anew for another page.
  return useState(() => ({ widen, press }))[0]
}
