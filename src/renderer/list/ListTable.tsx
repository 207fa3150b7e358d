import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { useRowName } from '../confirm/useRowName.ts'
import type { ListAnswer } from '../gateway.ts'
import { ListHead } from './ListHead.tsx'
import { actionsIn, ListRow, type RowActions } from './ListRow.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { actionsWidth, columnLabel, type ListColumn, widthOf } from './listColumns.ts'
import type { ListState } from './listState.ts'
import './rowIcons.css'
import './table.css'

/** Rows drawn while the first page is fetched. */
const SKELETON = 12

interface Props {
  readonly table: AnyTable
  readonly columns: readonly ListColumn[]
  /** Undefined while the first page is fetched. */
  readonly rows: readonly WireRow[] | undefined
  readonly related?: ListAnswer['related']
  /** Ids of rows that were just saved. */
  readonly marked: ReadonlySet<number>
  readonly state: ListState
  /** Older rows are shown while newer ones are fetched. */
  readonly busy: boolean
  readonly onSort: (column: string) => void
  readonly actions: RowActions
}

/** A plain table, styled by classes on its root; rows are drawn again only when they change. */
export const ListTable = (props: Props) => {
  const { table, columns, rows, related, marked, state, busy, onSort, actions } = props
  const { t } = useTranslation()
  const id = useId()
  const buttons = actionsIn(actions)
  const width = useMemo(
    () =>
      columns.reduce(
        (sum, column) => sum + widthOf(column, columnLabel(t, table.name, column)),
        actionsWidth(buttons),
      ),
    [columns, table.name, t, buttons],
  )
  const title = t(`tables.${table.name}.title`)
  const nameOf = useRowName(table, rows, related)
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
          buttons={buttons}
        />
        {rows ? (
          <tbody>
            {/* By place, not by id: another page is written into the rows that are there. */}
            {rows.map((row, i) => (
              <ListRow
                key={i}
                place={`${id}${i}`}
                marked={marked.has(row.id)}
                {...{ row, table, columns, related, actions, nameOf, t }}
              />
            ))}
          </tbody>
        ) : (
          <ListSkeleton columns={columns} rows={SKELETON} withActions={buttons > 0} />
        )}
      </table>
    </section>
  )
}
