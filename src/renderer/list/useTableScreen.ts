import { useCallback, useRef, useState } from 'react'
import { institutionsOf } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { PastedRows } from '#engine/paste/pastedRows.ts'
import type { WireRow } from '#protocol/row.ts'
import type { Copied } from '../form/schema/copied.ts'
import { useDialogHolder } from '../HeldDialogs.tsx'
import { NOWHERE, useKey } from '../keys/useKey.ts'
import { useRenderer } from '../RendererContext.ts'
import { useLeftRow } from '../rowEditing/useLeftRow.ts'
import { useIdle } from '../scheduling/useIdle.ts'
import { fetchDialogs } from '../TableDialogs.tsx'
import { type Asked, useAsked } from '../useAsked.ts'
import { useRights } from '../useRights.ts'
import { useSteady } from '../useSteady.ts'
import { useUnfinished } from '../useUnfinished.ts'
import { mayChoose, useRowChoice } from './choice/useRowChoice.ts'
import { focusFirstRow } from './rows/focusRow.ts'
import { useRowActions } from './rows/useRowActions.ts'
import { isNarrowed, type ListState, type OnListState, searchedFor } from './state/listState.ts'
import { placesToAdd } from './state/placesToAdd.ts'
import { useFreshRows } from './state/useFreshRows.ts'
import { useRows } from './state/useRows.ts'

export interface TableScreenProps {
  readonly table: AnyTable
  readonly state: ListState
  readonly onState: OnListState
  /** False while the facts that decide which columns are shown are being fetched. */
  readonly ready?: boolean
  /** Opens the page of a row, where the table has one. */
  readonly onOpen?: (id: number) => void
  /** Opens the page of a row to be made, where the table has one. */
  readonly onAdd?: () => void
  /** The row that the address asks for, by its id; `onRow` says that it stands open, or is not to be had. */
  readonly row?: number | undefined
  readonly onRow?: () => void
  /** What the address asks to be opened; `onAsked` says that it is open. */
  readonly asked?: Asked
  readonly onAsked?: () => void
}

/** What a table's screen does: its rows, what the person may do with them, and the keys and dialogs by which they do it. */
export const useTableScreen = (props: TableScreenProps) => {
  const { table, state, onState, ready = true, onOpen, onAdd, asked, onAsked } = props
  const { selected, institutions, loadShape } = useRenderer()
  const { list } = table
  const frame = useRef<HTMLElement>(null)
  const dialogs = useDialogHolder()
  const { setOpen } = dialogs.getState()
  const rows = useRows(table, state)
  const fresh = useFreshRows(table, state, rows)
  const rights = useRights(table)
  const everywhere =
    table.create.by === 'lines' && table.create.inAllWhenNone === true && selected.length === 0
  const all = everywhere ? institutions.map(({ id }) => id) : selected
  const places = placesToAdd(table, all, isNarrowed(state) ? undefined : rows.data?.rows, rows.data?.closed)
  const inserts = list.add && rights.adds(all)
  const adds = inserts && (places.length > 0 || (!list.singleLine && all.length === 0))
  const isForSome = selected.length > 0 || everywhere
  // Which institutions a service takes rows of, its list tells.
  const isPlaced = !(table.entity.source && rows.isPending)
  const mayAdd = adds && isForSome
  const mayImport = inserts && list.csv !== undefined && selected.length > 0
  const exporting = useRef<() => void>(undefined)
  const choice = useRowChoice(`${table.name} ${selected}`, rows.data?.rows)
  const chooses = mayChoose(table, rights)
  const actions = useRowActions(table, rights, setOpen, onOpen, chooses ? choice.toggle : undefined)

  const add = () => (table.detail ? onAdd?.() : setOpen({ dialog: 'add', places }))
  const [pressed, setPressed] = useState<Asked>()
  const addOnceKnown = () => (isPlaced ? add() : setPressed('add'))
  const openImport = useCallback(() => setOpen({ dialog: 'import' }), [setOpen])
  const importPasted = useCallback((pasted: PastedRows) => setOpen({ dialog: 'import', pasted }), [setOpen])
  const copy = useSteady((row: WireRow, copied: Copied) => {
    const own = institutionsOf(table.entity, row).filter((id) => places.includes(id))
    setOpen({ dialog: 'add', places: own.length > 0 ? own : places, copied })
  })
  const close = useCallback(() => setOpen(undefined), [setOpen])
  const search = useSteady((q: string) => onState(searchedFor(state, q), { replace: state.q !== '' }))
  const toRows = useSteady(() => focusFirstRow(frame.current))
  const prepare = useCallback(
    () => Promise.allSettled([fetchDialogs(table), loadShape(table.entity.name)]),
    [table, loadShape],
  )
  // Code for writing is fetched once the rows are there, since it would delay them.
  useIdle((inserts || rights.edits || rights.removes) && rows.data ? prepare : undefined)
  useUnfinished(table, isPlaced ? places : undefined, (dialog) => {
    // One that was opened meanwhile stays under its reader's hands.
    if (dialogs.getState().open) return
    if (dialog.dialog === 'changeMany') choice.set(dialog.ids)
    setOpen(dialog)
  })
  useLeftRow(table)
  const isKnown = ready && (rows.data !== undefined || !rows.isFetching)
  const can = {
    // Where all have it already, the dialog says so.
    add: inserts && isForSome && add,
    import: mayImport && openImport,
    export: () => exporting.current?.(),
  }
  useAsked(asked, isKnown ? can : undefined, onAsked)
  useAsked(pressed, isPlaced ? can : undefined, () => setPressed(undefined))
  useKey('n', mayAdd ? addOnceKnown : undefined)
  useKey('ArrowDown', toRows, NOWHERE)
  return {
    frame,
    rows,
    fresh,
    rights,
    actions,
    /** Rows that are ticked, where rows can be. */
    choice: chooses ? choice : undefined,
    /** Adds a row; undefined where nobody is offered it, disabled while it is not known for whom. */
    adding: adds ? { add: addOnceKnown, disabled: !mayAdd } : undefined,
    onImport: inserts ? openImport : undefined,
    /** What makes the file of its rows, where it has one. */
    exporting,
    onState: useSteady(onState),
    search,
    toRows,
    openDialog: setOpen,
    dialogs: {
      table,
      holder: dialogs,
      ready,
      onSaved: useSteady(fresh.show),
      onReplaced: choice.follow,
      onRemoved: choice.drop,
      onImport: importPasted,
      onCopy: mayAdd && table.create.by === 'lines' ? copy : undefined,
      onClose: close,
      screen: frame,
      listed: useSteady(() => rows.data?.rows ?? []),
    },
  }
}
