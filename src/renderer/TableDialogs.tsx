import { useQueryClient } from '@tanstack/react-query'
import { memo, type RefObject } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { PastedRows } from '#engine/paste/pastedRows.ts'
import type { WireRow } from '#protocol/row.ts'
import { deferred } from './deferred.tsx'
import type { Entered } from './form/kept/entered.ts'
import type { Copied } from './form/schema/copied.ts'
import { creationOf } from './form/schema/creationOf.ts'
import { focusRowAfter } from './list/rows/focusRow.ts'
import { reread } from './list/state/reread.ts'
import { rowsKey } from './list/state/useRows.ts'
import { Combobox } from './parts/index.ts'
import { useRenderer } from './RendererContext.ts'

const FormDialog = deferred(async () => (await import('./form/FormDialog.tsx')).FormDialog)
const ImportDialog = deferred(async () => (await import('./import/ImportDialog.tsx')).ImportDialog)
const PickDialog = deferred(async () => (await import('./pick/PickDialog.tsx')).PickDialog)
const RemoveDialog = deferred(async () => (await import('./list/removal/RemoveDialog.tsx')).RemoveDialog)

const RowDialog = deferred(async () => (await import('./row/RowDialog.tsx')).RowDialog)

const ChangeMany = deferred(async () => (await import('./many/ChangeMany.tsx')).ChangeMany)
const LinkMany = deferred(async () => (await import('./many/LinkMany.tsx')).LinkMany)
const RemoveMany = deferred(async () => (await import('./many/RemoveMany.tsx')).RemoveMany)

/** Whether rows are made by a form, and not chosen among those that are there. */
const isFormed = ({ by }: AnyTable['create']): boolean => by === 'lines' || by === 'other'

/** Whether forms of a table may have a control of many choices. */
const hasChoices = ({ entity }: AnyTable): boolean =>
  Object.values(entity.columns).some(
    ({ facts }) => facts.entity !== undefined || facts.enumeration !== undefined,
  )

/** Fetches the code of the dialogs that writing in a table's list opens first. Never rejects: they ask again. */
export const fetchDialogs = (table: AnyTable): Promise<unknown> => {
  const { create, list } = table
  const isWritten = isFormed(create) || list.modify
  return Promise.allSettled([
    isWritten && FormDialog.fetch(),
    isWritten && hasChoices(table) && Combobox.fetch(),
    !isFormed(create) && PickDialog.fetch(),
    list.remove && RemoveDialog.fetch(),
  ])
}

/** The dialog that stands open over a table's screen. */
export type OpenDialog =
  /** Of a file, or of rows that were pasted into the form. */
  | { readonly dialog: 'import'; readonly pasted?: PastedRows }
  /** The institutions that new lines are for, as they were when it was opened. */
  | {
      readonly dialog: 'add'
      readonly places: readonly number[]
      /** A row that is duplicated. */
      readonly copied?: Copied
      /** What an earlier one had ticked, by ids. */
      readonly picked?: readonly number[]
    }
  | { readonly dialog: 'edit' | 'read' | 'remove'; readonly row: WireRow }
  /** Of the ticked rows, by their ids. */
  | { readonly dialog: 'linkMany' | 'removeMany'; readonly ids: readonly number[] }
  | {
      readonly dialog: 'changeMany'
      readonly ids: readonly number[]
      /** What an earlier one was left with. */
      readonly entered?: Entered
    }
  /** Of the application's own, by its name. */
  | { readonly dialog: 'action'; readonly name: string; readonly row: WireRow }

interface Props {
  readonly table: AnyTable
  readonly open: OpenDialog | undefined
  /** Rows were written; none where they were taken back. */
  readonly onSaved?: (rows: readonly WireRow[]) => void
  readonly onImport?: (pasted: PastedRows) => void
  /** Opens the form of a new row as a copy of one that stands open; where the person may make one. */
  readonly onCopy?: ((row: WireRow, copied: Copied) => void) | undefined
  /** Some of their institutions have another row by now, by the id of the row that they had. */
  readonly onReplaced?: (ids: ReadonlyMap<number, number>) => void
  /** Rows are gone that had been ticked. */
  readonly onRemoved?: (ids: readonly number[]) => void
  readonly onClose: () => void
  readonly screen: RefObject<HTMLElement | null>
  /** Rows of the page that stands behind, in their order. */
  readonly listed?: () => readonly WireRow[]
}

/** Dialogs of a table's screen; each comes with its code when it is first needed. */
export const TableDialogs = memo(
  ({ table, open, onSaved, onImport, onCopy, onReplaced, onRemoved, onClose, screen, listed }: Props) => {
    const queries = useQueryClient()
    const { actions } = useRenderer()
    const Action = open?.dialog === 'action' ? actions?.[open.name]?.Dialog : undefined
    const saved = (rows: readonly WireRow[]) => {
      onSaved?.(rows)
      void reread(queries, rowsKey(table.entity.name))
    }
    const changed = (row: WireRow, rows: readonly WireRow[]) => {
      saved(rows)
      const [now = row] = rows
      if (now.id !== row.id) onReplaced?.(new Map([[row.id, now.id]]))
    }
    const gone = (ids: readonly number[]): void => {
      saved([])
      onRemoved?.(ids)
      screen.current?.querySelector<HTMLElement>('h1')?.focus()
    }
    return (
      <>
        {open?.dialog === 'add' &&
          (isFormed(table.create) ? (
            <FormDialog
              table={creationOf(table)}
              institutions={open.places}
              copied={open.copied}
              onSaved={saved}
              onImport={onImport}
              onClose={onClose}
            />
          ) : (
            <PickDialog table={table} institutions={open.places} picked={open.picked} onClose={onClose} />
          ))}
        {open?.dialog === 'edit' && (
          <FormDialog
            key={open.row.id}
            table={table}
            row={open.row}
            onSaved={(rows) => changed(open.row, rows)}
            onCopy={onCopy && ((copied) => onCopy(open.row, copied))}
            onClose={onClose}
          />
        )}
        {open?.dialog === 'read' && (
          <RowDialog
            key={open.row.id}
            table={table}
            row={open.row}
            listed={listed}
            onClose={(last) => {
              onClose()
              if (last.id !== open.row.id) focusRowAfter(screen.current, last.id)
            }}
          />
        )}
        {open?.dialog === 'changeMany' && (
          <ChangeMany
            table={table}
            ids={open.ids}
            entered={open.entered}
            onSaved={saved}
            onReplaced={onReplaced}
            onClose={onClose}
          />
        )}
        {open?.dialog === 'linkMany' && (
          <LinkMany table={table} ids={open.ids} onSaved={saved} onClose={onClose} />
        )}
        {open?.dialog === 'removeMany' && (
          <RemoveMany table={table} ids={open.ids} onRemoved={gone} onClose={onClose} />
        )}
        {open?.dialog === 'import' && table.list.csv && (
          <ImportDialog table={table} format={table.list.csv} pasted={open.pasted} onClose={onClose} />
        )}
        {open?.dialog === 'action' && Action && <Action row={open.row} onClose={onClose} />}
        {open?.dialog === 'remove' && (
          <RemoveDialog
            table={table}
            row={open.row}
            screen={screen}
            onRemoved={onRemoved}
            onClose={onClose}
          />
        )}
      </>
    )
  },
)
