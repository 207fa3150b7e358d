import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '../gateway.ts'
import { ListHead } from './ListHead.tsx'
import { ListRow, type RowActions } from './ListRow.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { type ListColumn, widthOf } from './listColumns.ts'
import type { ListState } from './listState.ts'
import './rowIcons.css'
import './table.css'

const ACTIONS_WIDTH = 88
/** Rows drawn while the first page is fetched. */
const SKELETON = 12

interface Props {
  readonly table: AnyTable
  readonly columns: readonly ListColumn[]
  /** Undefined while the first page is fetched. */
  readonly rows: readonly WireRow[] | undefined
  readonly state: ListState
  /** Older rows are shown while newer ones are fetched. */
  readonly busy: boolean
  readonly onSort: (column: string) => void
  readonly actions: RowActions
}

/** A plain table, styled by classes on its root; rows are drawn again only when they change. */
export const ListTable = ({ table, columns, rows, state, busy, onSort, actions }: Props) => {
  const { t } = useTranslation()
  const withActions = (actions.onEdit ?? actions.onRemove) !== undefined
  const width = useMemo(
    () =>
      columns.reduce(
        (sum, column) => sum + widthOf(column, t(`tables.${table.name}.columns.${column.name}`)),
        withActions ? ACTIONS_WIDTH : 0,
      ),
    [columns, table.name, t, withActions],
  )
  const title = t(`tables.${table.name}.title`)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className="list-frame" aria-label={title} tabIndex={0}>
      <table className="list-table" aria-busy={busy || !rows} style={{ minInlineSize: width }}>
        <caption className="visually-hidden">{title}</caption>
        <ListHead
          tableName={table.name}
          columns={columns}
          sort={state.sort}
          descending={state.descending}
          onSort={onSort}
          withActions={withActions}
        />
        {rows ? (
          <tbody>
            {/* By place, not by id: another page is written into the rows that are there. */}
            {rows.map((row, i) => (
              <ListRow key={i} row={row} table={table} columns={columns} actions={actions} t={t} />
            ))}
          </tbody>
        ) : (
          <ListSkeleton columns={columns} rows={SKELETON} withActions={withActions} />
        )}
      </table>
    </section>
  )
}
