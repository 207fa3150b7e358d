import { useQueryClient } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from './gateway.ts'
import { focusAfterRemoval } from './list/focusAfterRemoval.ts'
import { rowsKey } from './list/useRows.ts'

export const loadForm = () => import('./form/FormDialog.tsx')
const FormDialog = lazy(async () => ({ default: (await loadForm()).FormDialog }))
const ImportDialog = lazy(async () => ({ default: (await import('./import/ImportDialog.tsx')).ImportDialog }))
const PickDialog = lazy(async () => ({ default: (await import('./pick/PickDialog.tsx')).PickDialog }))
const RemoveDialog = lazy(async () => ({ default: (await import('./list/RemoveDialog.tsx')).RemoveDialog }))

/** The dialog that stands open over a table's screen. */
export type OpenDialog =
  | { readonly dialog: 'import' }
  /** The institutions that new lines are for, as they were when it was opened. */
  | { readonly dialog: 'add'; readonly places: readonly number[] }
  | { readonly dialog: 'edit' | 'remove'; readonly row: WireRow }

interface Props {
  readonly table: AnyTable
  readonly open: OpenDialog | undefined
  readonly onClose: () => void
  readonly screen: RefObject<HTMLElement | null>
}

/** Dialogs of a table's screen; each comes with its code when it is first needed. */
export const TableDialogs = ({ table, open, onClose, screen }: Props) => {
  const queries = useQueryClient()
  const saved = () => void queries.invalidateQueries({ queryKey: rowsKey(table.entity.name) })
  const removedOrNot = (row: WireRow, removed: boolean): void => {
    const focus = removed ? focusAfterRemoval(screen.current, row.id) : undefined
    onClose()
    focus?.()
  }
  return (
    <Suspense>
      {open?.dialog === 'add' &&
        (table.create.by === 'lines' ? (
          <FormDialog table={table} institutions={open.places} onSaved={saved} onClose={onClose} />
        ) : (
          <PickDialog table={table} institutions={open.places} onClose={onClose} />
        ))}
      {open?.dialog === 'edit' && (
        <FormDialog table={table} row={open.row} onSaved={saved} onClose={onClose} />
      )}
      {open?.dialog === 'import' && table.list.csv && (
        <ImportDialog table={table} format={table.list.csv} onClose={onClose} />
      )}
      {open?.dialog === 'remove' && (
        <RemoveDialog table={table} row={open.row} onClose={(removed) => removedOrNot(open.row, removed)} />
      )}
    </Suspense>
  )
}
