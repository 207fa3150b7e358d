import type { TFunction } from 'i18next'
import { memo } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '../gateway.ts'
import { drawCell } from './drawCell.tsx'
import { alignOf, type ListColumn } from './listColumns.ts'

/** What may be done with a row, and in which words; the same object for all rows of a list. */
export interface RowActions {
  readonly onEdit?: (row: WireRow) => void
  readonly onRemove?: (row: WireRow) => void
  readonly onOpen?: (row: WireRow) => void
  readonly words: { readonly edit: string; readonly remove: string }
}

interface Props {
  readonly row: WireRow
  readonly table: AnyTable
  readonly columns: readonly ListColumn[]
  readonly actions: RowActions
  /** From the list: asked for once, not by each row. */
  readonly t: TFunction
}

/** One row; drawn again only when the row itself, the columns or the actions change. */
export const ListRow = memo(({ row, table, columns, actions, t }: Props) => {
  const { onEdit, onRemove, onOpen, words } = actions
  const name = String(row[table.entity.label.column] ?? row.id)
  return (
    <tr data-row-id={row.id} className={onOpen && 'row-opens'} onClick={onOpen && (() => onOpen(row))}>
      {columns.map((column, i) => {
        const cell = drawCell(column, row, table, t)
        return (
          <td key={column.name} data-column={column.name} data-align={alignOf(column)}>
            {i === 0 && onOpen ? (
              <button type="button" className="row-name">
                {cell}
              </button>
            ) : (
              cell
            )}
          </td>
        )
      })}
      {(onEdit ?? onRemove) && (
        <td className="cell-actions">
          {onEdit && (
            <button
              type="button"
              className="icon-button icon-edit"
              data-action="edit"
              aria-label={`${words.edit} ${name}`}
              title={words.edit}
              onClick={(event) => {
                event.stopPropagation()
                onEdit(row)
              }}
            />
          )}
          {onRemove && (
            <button
              type="button"
              className="icon-button icon-remove danger"
              data-action="delete"
              aria-label={`${words.remove} ${name}`}
              title={words.remove}
              onClick={(event) => {
                event.stopPropagation()
                onRemove(row)
              }}
            />
          )}
        </td>
      )}
    </tr>
  )
})
