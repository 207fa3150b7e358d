import type { KeyboardEvent } from 'react'
import type { WireRow } from '#protocol/row.ts'
import { useSteady } from '../../useSteady.ts'
import { focusRow } from './focusRow.ts'
import type { RowActions } from './RowButtons.tsx'

/** Where keys mean something of their own. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, summary'

const rowsIn = (frame: HTMLElement): readonly HTMLElement[] => [
  ...frame.querySelectorAll<HTMLElement>('tr[data-row-id]'),
]

/**
 * Keys of a list: arrows, Page Up and Down, Home and End walk its rows, Enter opens the row, `e` edits it, Delete removes it, the space bar
 * ticks it, with Shift all from the last one on. They count while the focus is in the list.
 */
export const useRowKeys = (rows: readonly WireRow[] | undefined, actions: RowActions) =>
  useSteady((event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget, shiftKey } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof HTMLElement) || target.closest(OWN_KEYS)) return
    const all = rowsIn(currentTarget)
    const at = all.findIndex((one) => one.contains(target))
    const { clientHeight, scrollHeight } = currentTarget
    // What is seen of the rows at once, less one.
    const page = Math.max(1, (Math.min(clientHeight, innerHeight) / scrollHeight) * all.length - 1) | 0
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: all.length - 1,
    }[key]
    if (to !== undefined) {
      // Without a row in focus the frame scrolls as ever, except that the first row is one step down.
      if (at < 0 && key !== 'ArrowDown') return
      event.preventDefault()
      focusRow(all[Math.max(0, Math.min(all.length - 1, to))])
      return
    }
    const row = rows?.find(({ id }) => String(id) === all[at]?.dataset.rowId)
    const onRow = target === all[at]
    if (!row || (shiftKey && key !== ' ')) return
    const edit = actions.mayEdit(row) ? actions.onEdit : undefined
    const act = {
      Enter: onRow ? (actions.opens(row) ? actions.onOpen : edit) : undefined,
      e: edit,
      Delete: actions.mayRemove(row) ? actions.onRemove : undefined,
      ' ': onRow && actions.onChoose ? () => actions.onChoose?.(row.id, shiftKey) : undefined,
    }[key]
    if (!act) return
    event.preventDefault()
    act(row)
  })
