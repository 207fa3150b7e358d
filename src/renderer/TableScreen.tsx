import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { judge } from '#engine/criteria.ts'
import type { PastedRows } from '#engine/paste/pastedRows.ts'
import { deferred } from './deferred.tsx'
import { ActionButton } from './dialog/ActionButton.tsx'
import { HeldDialogs, useDialogHolder } from './HeldDialogs.tsx'
import { NOWHERE, useKey } from './keys/useKey.ts'
import { mayChoose, useRowChoice } from './list/choice/useRowChoice.ts'
import { CsvButtons } from './list/csv/CsvButtons.tsx'
import { ListView } from './list/ListView.tsx'
import { shownColumns } from './list/listColumns.ts'
import { ListMessage } from './list/messages/ListMessage.tsx'
import { usePrinted } from './list/print/usePrinted.ts'
import { useRowActions } from './list/rows/useRowActions.ts'
import { focusFirstRow } from './list/rows/useRowKeys.ts'
import { isNarrowed, type ListState, type OnListState, searchedFor } from './list/state/listState.ts'
import { placesToAdd } from './list/state/placesToAdd.ts'
import { useFreshRows } from './list/state/useFreshRows.ts'
import { useRows } from './list/state/useRows.ts'
import { tellWhole } from './list/tellWhole.ts'
import { FilterChoice } from './list/tools/FilterChoice.tsx'
import { RowCount } from './list/tools/RowCount.tsx'
import { SearchBox } from './list/tools/SearchBox.tsx'
import { SortChoice } from './list/tools/SortChoice.tsx'
import { useListColumns } from './list/useListColumns.ts'
import { ViewTools } from './list/view/ViewTools.tsx'
import { contextOf, useRenderer } from './RendererContext.ts'
import { fetchDialogs } from './TableDialogs.tsx'
import { type Asked, useAsked } from './useAsked.ts'
import { useIdle } from './useIdle.ts'
import { useRights } from './useRights.ts'
import { useSame, useSteady } from './useSteady.ts'
import { useUnfinished } from './useUnfinished.ts'

// Few tables stand on their side.
const Matrix = deferred(async () => (await import('./list/matrix/Matrix.tsx')).Matrix)

// Rows are seldom kept by a column.
const FilterChips = deferred(async () => (await import('./list/view/filters/FilterChips.tsx')).FilterChips)

// Rows are seldom ticked.
const ChosenBar = deferred(async () => (await import('./many/ChosenBar.tsx')).ChosenBar)

interface Props {
  readonly table: AnyTable
  readonly state: ListState
  readonly onState: OnListState
  /** False while the facts that decide which columns are shown are being fetched. */
  readonly ready?: boolean
  /** Opens the page of a row, where the table has one. */
  readonly onOpen?: (id: number) => void
  /** Opens the page of a row to be made, where the table has one. */
  readonly onAdd?: () => void
  /** What the address asks to be opened, and that it is. */
  readonly asked?: Asked
  readonly onAsked?: () => void
}

/** The generic screen of a table. Source: specification §2. Give it the table's name as React key. */
export const TableScreen = ({
  table,
  state,
  onState,
  ready = true,
  onOpen,
  onAdd,
  asked,
  onAsked,
}: Props) => {
  const { t, i18n } = useTranslation()
  const { facts, selected, institutions, banners, loadShape } = useRenderer()
  const screen = useRef<HTMLElement>(null)
  const dialogs = useDialogHolder()
  const { setOpen } = dialogs.getState()
  const { list, form } = table
  const { matrix } = list
  const context = contextOf({ facts }, 'modify', selected)
  const columns = useListColumns(table, context, state.columns)
  const shown = useSame(shownColumns(table, context))
  const viewed = useSame(context)
  // What stands round the list is drawn anew when another search is made, not for another page of it.
  const searched = useSame<ListState>({ ...state, page: 1 })
  const rows = useRows(table, state)
  const fresh = useFreshRows(table, state, rows)
  const { printed, printAll: print } = usePrinted(table, state)
  const printAll = useSteady(print)
  const rights = useRights(table)
  const everywhere =
    table.create.by === 'lines' && table.create.inAllWhenNone === true && selected.length === 0
  const all = everywhere ? institutions.map(({ id }) => id) : selected
  const places = placesToAdd(table, all, isNarrowed(state) ? undefined : rows.data?.rows)
  const mayInsert = list.add && rights.adds(all)
  const adds = mayInsert && (!list.singleLine || places.length > 0)
  const choice = useRowChoice(`${table.name} ${selected}`, rows.data?.rows)
  const chooses = mayChoose(table, rights)
  const actions = useRowActions(table, rights, setOpen, onOpen, chooses ? choice.toggle : undefined)
  const prepare = useCallback(
    () => Promise.allSettled([fetchDialogs(table), loadShape(table.entity.name)]),
    [table, loadShape],
  )
  // Once the rows are there: what writing needs would stand in their way.
  useIdle((mayInsert || rights.edits || rights.removes) && rows.data ? prepare : undefined)
  const close = useCallback(() => setOpen(undefined), [setOpen])
  const toState = useSteady(onState)
  const search = useSteady((q: string) => onState(searchedFor(state, q), { replace: state.q !== '' }))
  const openImport = useCallback(() => setOpen({ dialog: 'import' }), [setOpen])
  const importPasted = useCallback((pasted: PastedRows) => setOpen({ dialog: 'import', pasted }), [setOpen])
  const showFresh = useSteady(fresh.show)
  useUnfinished(table, places, setOpen)
  const add = () => (table.detail ? onAdd?.() : setOpen({ dialog: 'add', places }))
  const mayAdd = adds && (selected.length > 0 || everywhere)
  const mayImport = mayInsert && list.csv !== undefined && selected.length > 0
  const isKnown = ready && (rows.data !== undefined || !rows.isFetching)
  useAsked(asked, isKnown ? { add: mayAdd && add, import: mayImport && openImport } : undefined, onAsked)

  useKey('n', mayAdd ? add : undefined)
  const toRows = useSteady(() => focusFirstRow(screen.current))
  useKey('ArrowDown', toRows, NOWHERE)

  const above = (table.banner ?? []).flatMap((name) => ({ name, Banner: banners?.[name] }))

  const title = t(`tables.${table.name}.title`)
  const subtitle = `tables.${table.name}.subtitle`
  if (table.show && ready && !judge(table.show, context).met)
    return (
      <section className="table-screen" data-table={table.name}>
        <h1>{title}</h1>
        <ListMessage title={t(`notices.${table.name}`)} />
      </section>
    )
  const addButton = (action: string) =>
    adds && (
      <ActionButton action={action} look="main" disabled={!mayAdd} onClick={add}>
        {t([`tables.${table.name}.add`, 'list.add'])}
      </ActionButton>
    )
  return (
    <section className="table-screen" data-table={table.name} ref={screen} onPointerOver={tellWhole}>
      <button type="button" className="list-skip button" onClick={toRows}>
        {t('list.skip')}
      </button>
      <header className="screen-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {i18n.exists(subtitle) && <p>{t(subtitle)}</p>}
          <RowCount table={table} />
        </div>
        {addButton('add')}
      </header>
      {above.map(({ name, Banner }) => Banner && <Banner key={name} table={table} />)}
      <div className="screen-tools">
        {(list.search || matrix) && (
          <SearchBox
            value={state.q}
            label={t(`tables.${table.name}.search`)}
            onSearch={search}
            onDown={toRows}
          />
        )}
        <FilterChoice table={table} state={searched} onState={toState} />
        <ViewTools
          table={table}
          context={viewed}
          state={searched}
          onState={toState}
          count={rows.data?.count}
          printAll={printAll}
        />
        {!matrix && form.style !== 'row' && (
          <SortChoice table={table} columns={columns} state={searched} onState={toState} />
        )}
        {list.csv && (
          <CsvButtons
            table={table}
            state={searched}
            shown={shown}
            disabled={selected.length === 0}
            onImport={mayInsert ? openImport : undefined}
          />
        )}
      </div>
      {searched.filters && <FilterChips table={table} state={searched} onState={toState} />}
      {matrix && rows.data ? (
        <Matrix table={table} groups={matrix} columns={columns} rows={rows.data.rows} q={state.q} />
      ) : (
        <ListView
          table={table}
          columns={columns}
          state={state}
          onState={onState}
          rows={rows}
          fresh={fresh}
          printed={printed}
          ready={ready}
          actions={actions}
          choice={chooses ? choice : undefined}
          firstAction={addButton('add-first')}
        />
      )}
      {chooses && choice.chosen.size > 0 && (
        <ChosenBar
          table={table}
          rights={rights}
          choice={choice}
          state={searched}
          count={rows.data?.count}
          onOpen={(dialog) => setOpen({ dialog, ids: [...choice.chosen] })}
        />
      )}
      <HeldDialogs
        table={table}
        holder={dialogs}
        ready={ready}
        onSaved={showFresh}
        onRemoved={choice.drop}
        onImport={importPasted}
        onClose={close}
        screen={screen}
      />
    </section>
  )
}
