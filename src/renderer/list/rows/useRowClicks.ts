import type { MouseEvent } from 'react'
import type { WireRow } from '#protocol/row.ts'
import { useSteady } from '../../useSteady.ts'
import type { RowActions } from './RowButtons.tsx'

/**
 * A click of the list: a row's button does what it is for, anywhere else on the row opens it. With Ctrl, ⌘ or the middle button
 * a row that has an address opens in a tab of its own, as a link does, one that a click would not open too. One for all rows: none is
 * drawn anew for its own.
 */
export const useRowClicks = (rows: readonly WireRow[] | undefined, actions: RowActions) =>
  useSteady(({ target, detail, button, ctrlKey, metaKey }: MouseEvent<HTMLElement>): void => {
    // A cell with a box is a larger aim for it.
    if (button > 1 || !(target instanceof Element) || target.closest('.cell-choice, a')) return
    const clicked = target.closest<HTMLElement>('tr[data-row-id]')
    const row = rows?.find(({ id }) => String(id) === clicked?.dataset.rowId)
    if (!row) return
    const action = target.closest<HTMLElement>('.cell-actions [data-action]')?.dataset.action
    const { onEdit, onRemove, onOpen, openApart, opens, more = [] } = actions
    const isApart = button || ctrlKey || metaKey
    if (isApart && openApart && (!action || action === 'edit')) openApart(row)
    else if (button) return
    else if (action === 'edit') onEdit?.(row)
    else if (action === 'delete') onRemove?.(row)
    else if (action !== undefined) more.find(({ name }) => name === action)?.onRow(row)
    // What was marked in a row is for copying.
    else if (opens(row) && !(detail && String(getSelection()))) onOpen(row)
  })
