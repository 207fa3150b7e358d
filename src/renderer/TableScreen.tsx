import { useTranslation } from 'react-i18next'
import { judge } from '#engine/criteria.ts'
import { deferred } from './deferred.tsx'
import { ActionButton } from './dialog/ActionButton.tsx'
import { HeldDialogs } from './HeldDialogs.tsx'
import { CsvButtons } from './list/csv/CsvButtons.tsx'
import { ListView } from './list/ListView.tsx'
import { shownColumns } from './list/listColumns.ts'
import { ListMessage } from './list/messages/ListMessage.tsx'
import { OnlyReads } from './list/messages/OnlyReads.tsx'
import { PrintedFacts } from './list/print/PrintedFacts.tsx'
import { usePrinted } from './list/print/usePrinted.ts'
import type { ListState } from './list/state/listState.ts'
import { tellWhole } from './list/tellWhole.ts'
import { FilterChoice } from './list/tools/FilterChoice.tsx'
import { RowCount } from './list/tools/RowCount.tsx'
import { SearchBox } from './list/tools/SearchBox.tsx'
import { SortChoice } from './list/tools/SortChoice.tsx'
import { useListColumns } from './list/useListColumns.ts'
import { type TableScreenProps, useTableScreen } from './list/useTableScreen.ts'
import { ViewTools } from './list/view/ViewTools.tsx'
import { contextOf, useRenderer } from './RendererContext.ts'
import { opensOverList } from './row/rowAddress.ts'
import { useSame } from './useSteady.ts'

// Few tables stand on their side.
const Matrix = deferred(async () => (await import('./list/matrix/Matrix.tsx')).Matrix)

// Rows are seldom kept by a column.
const FilterChips = deferred(async () => (await import('./list/view/filters/FilterChips.tsx')).FilterChips)

// Few tables are closed to some institutions.
const ClosedPlaces = deferred(async () => (await import('./list/messages/ClosedPlaces.tsx')).ClosedPlaces)

// Addresses seldom lead to a row.
const AddressedRow = deferred(async () => (await import('./row/AddressedRow.tsx')).AddressedRow)

// Rows are seldom ticked.
const ChosenBar = deferred(async () => (await import('./many/ChosenBar.tsx')).ChosenBar)

/** The generic screen of a table. Source: specification §2. Give it the table's name as React key. */
export const TableScreen = (props: TableScreenProps) => {
  const { table, state, onState, ready = true } = props
  const { t, i18n } = useTranslation()
  const { facts, selected, banners } = useRenderer()
  const { list, form } = table
  const { matrix } = list
  const context = contextOf({ facts }, 'modify', selected)
  const columns = useListColumns(table, context, state.columns)
  const shown = useSame(shownColumns(table, context))
  const viewed = useSame(context)
  // What stands round the list is drawn anew when another search is made, not for another page of it.
  const searched = useSame<ListState>({ ...state, page: 1 })
  const screen = useTableScreen(props)
  const { rows, rights, choice, adding, openDialog } = screen
  const { printed, printAll } = usePrinted(table, state)

  const title = t(`tables.${table.name}.title`)
  const subtitle = `tables.${table.name}.subtitle`
  if (table.show && ready && !judge(table.show, context).met)
    return (
      <section className="table-screen" data-table={table.name}>
        <h1>{title}</h1>
        <ListMessage title={t(`notices.${table.name}`)} />
      </section>
    )
  const above = (table.banner ?? []).flatMap((name) => ({ name, Banner: banners?.[name] }))
  const addButton = (action: string) =>
    adding && (
      <ActionButton action={action} look="main" disabled={adding.disabled} onClick={adding.add}>
        {t([`tables.${table.name}.add`, 'list.add'])}
      </ActionButton>
    )
  return (
    <section className="table-screen" data-table={table.name} ref={screen.frame} onPointerOver={tellWhole}>
      <button type="button" className="list-skip button" onClick={screen.toRows}>
        {t('list.skip')}
      </button>
      <header className="screen-head">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {i18n.exists(subtitle) && <p>{t(subtitle)}</p>}
          <RowCount table={table} />
          <OnlyReads table={table} />
          {rows.data?.closed && <ClosedPlaces table={table} places={rows.data.closed} />}
        </div>
        {addButton('add')}
      </header>
      <PrintedFacts table={table} state={searched} />
      {above.map(({ name, Banner }) => Banner && <Banner key={name} table={table} />)}
      <div className="screen-tools">
        {(list.search || matrix) && (
          <SearchBox
            value={state.q}
            label={t(`tables.${table.name}.search`)}
            onSearch={screen.search}
            onDown={screen.toRows}
          />
        )}
        <FilterChoice table={table} context={viewed} state={searched} onState={screen.onState} />
        <ViewTools
          table={table}
          context={viewed}
          state={searched}
          onState={screen.onState}
          count={rows.data?.count}
          printAll={printAll}
        />
        {!matrix && form.style !== 'row' && (
          <SortChoice table={table} columns={columns} state={searched} onState={screen.onState} />
        )}
        {list.csv && (
          <CsvButtons
            table={table}
            state={searched}
            shown={shown}
            disabled={selected.length === 0}
            onImport={screen.onImport}
            exporting={screen.exporting}
          />
        )}
      </div>
      {props.row !== undefined && ready && opensOverList(table) && (
        <AddressedRow
          key={props.row}
          table={table}
          id={props.row}
          rights={rights}
          holder={screen.dialogs.holder}
          onAnswered={props.onRow}
        />
      )}
      {searched.filters && <FilterChips table={table} state={searched} onState={screen.onState} />}
      {matrix && rows.data ? (
        <Matrix table={table} groups={matrix} columns={columns} rows={rows.data.rows} q={state.q} />
      ) : (
        <ListView
          table={table}
          columns={columns}
          state={state}
          onState={onState}
          rows={rows}
          fresh={screen.fresh}
          printed={printed}
          ready={ready}
          actions={screen.actions}
          choice={choice}
          firstAction={addButton('add-first')}
        />
      )}
      {choice && choice.chosen.size > 0 && (
        <ChosenBar
          table={table}
          rights={rights}
          choice={choice}
          state={searched}
          count={rows.data?.count}
          onOpen={(dialog) => openDialog({ dialog, ids: [...choice.chosen] })}
        />
      )}
      <HeldDialogs {...screen.dialogs} />
    </section>
  )
}
