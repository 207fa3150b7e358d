import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { deferred } from '../deferred.tsx'
import { alignOf, type ListColumn } from '../list/listColumns.ts'
import { ListSkeleton } from '../list/messages/ListSkeleton.tsx'
import type { Rows } from '../list/state/useRows.ts'
import { useMoreBeyond } from '../list/widths/useMoreBeyond.ts'
import { widthStyle } from '../list/widths/widthStyle.ts'
import { useIdle } from '../scheduling/useIdle.ts'
import { useRights } from '../useRights.ts'
import { ReadRow } from './ReadRow.tsx'
import type { RowProps } from './RowCell.tsx'
import { useEditedRow } from './useEditedRow.ts'
import '../list/table.recipe.ts'
import '../list/widths/widths.recipe.ts'
import './rowEditing.recipe.ts'

/** The row as it was, until the form is there. */
const WaitingRow = (row: RowProps) => <ReadRow {...row} onEdit={() => undefined} waits />

// Counters are read more often than changed.
export const EditedRow = deferred(async () => (await import('./EditedRow.tsx')).EditedRow, {
  StandIn: WaitingRow,
})

interface Props {
  readonly table: AnyTable
  readonly columns: readonly ListColumn[]
  /** Undefined while they are fetched. */
  readonly data: Rows | undefined
  readonly busy: boolean
  /** Whether the person may change rows. */
  readonly writes: boolean
}

/** A table whose rows are edited where they stand, one at a time. Source: specification §2, counter screens. */
export const RowTable = ({ table, columns, data, busy, writes }: Props) => {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  useMoreBeyond(frame)
  const body = useRef<HTMLTableSectionElement>(null)
  const { editsRow } = useRights(table)
  const { edited, head, edit, end, resume, offer } = useEditedRow(table)
  useIdle(writes && data ? EditedRow.prepare : undefined)
  const title = t(`tables.${table.name}.title`)
  // A row made of records keeps its place and not its id, which comes with its first record.
  const keyOf = (row: WireRow, index: number) => (table.source ? index : row.id)
  const close = (key: number) => {
    flushSync(end)
    body.current?.querySelector<HTMLElement>(`[data-row-key="${key}"] [data-action="edit"]`)?.focus()
  }
  const held = (at: number) => {
    const width = edited?.widths?.[at]
    return width ? widthStyle(width) : undefined
  }
  const all = { table, columns }
  const editing = data?.rows.some((row, index) => keyOf(row, index) === edited?.key)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section ref={frame} className="list-frame row-frame" aria-label={title} tabIndex={0}>
      <table className="list-table row-table" aria-busy={busy || !data}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr ref={head}>
            {columns.map((column, i) => (
              <th
                key={column.name}
                scope="col"
                style={held(i)}
                data-column={column.name}
                data-names={i === 0 || undefined}
                data-align={alignOf(column)}
              >
                {t(`tables.${table.name}.columns.${column.name}`)}
              </th>
            ))}
            {writes && (
              <th scope="col" className="cell-actions" style={held(columns.length)}>
                <span className="visually-hidden">{t('list.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        {data ? (
          <tbody ref={body}>
            {data.rows.map((row, index) => {
              const key = keyOf(row, index)
              const one = { ...all, row, rowKey: key, differing: data.differing?.get(row.id) }
              return writes && key === edited?.key && editsRow(row) ? (
                <EditedRow
                  key={key}
                  {...one}
                  records={data.records ?? []}
                  resumed={edited.resumed}
                  onClose={() => close(key)}
                  onResume={() => resume(key)}
                  onOffer={offer}
                />
              ) : (
                <ReadRow
                  key={key}
                  {...one}
                  onEdit={writes && editsRow(row) ? () => edit(key) : undefined}
                  waits={editing === true}
                />
              )
            })}
          </tbody>
        ) : (
          <ListSkeleton columns={columns} rows={4} withActions={writes} />
        )}
      </table>
    </section>
  )
}
