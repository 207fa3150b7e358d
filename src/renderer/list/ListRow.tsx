import type { TFunction } from 'i18next'
import { memo } from 'react'
import { placeColumn } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../gateway.ts'
import type { RowAction } from '../RendererContext.ts'
import { drawCell } from './drawCell.tsx'
import { alignOf, type ListColumn } from './listColumns.ts'

interface MoreAction {
  readonly name: string
  readonly word: string
  readonly Icon: RowAction['Icon']
  onRow(row: WireRow): void
}

/** How many buttons stand in a row. */
export const actionsIn = ({ onEdit, onRemove, more = [] }: RowActions): number =>
  (onEdit ? 1 : 0) + (onRemove ? 1 : 0) + more.length

/** What may be done with a row, and in which words; the same object for all rows of a list. */
export interface RowActions {
  readonly onEdit?: (row: WireRow) => void
  readonly onRemove?: (row: WireRow) => void
  readonly onOpen?: (row: WireRow) => void
  /** Of the application's own. */
  readonly more?: readonly MoreAction[]
  readonly words: { readonly edit: string; readonly remove: string }
}

interface Props {
  readonly row: WireRow
  /** It was just saved. */
  readonly marked?: boolean
  readonly table: AnyTable
  readonly columns: readonly ListColumn[]
  /** Labels of what the rows of the page point at. */
  readonly related?: ListAnswer['related']
  readonly actions: RowActions
  /** How people call a row. */
  readonly nameOf: (row: WireRow) => string
  /** Of the row's place in the list: its buttons are named after the cell that names the row. */
  readonly place: string
  /** From the list: asked for once, not by each row. */
  readonly t: TFunction
}

const intoView = (row: HTMLElement | null): void => row?.scrollIntoView?.({ block: 'nearest' })

/** One row; drawn again only when the row itself, the columns or the actions change. */
export const ListRow = memo(({ row, marked, table, columns, related, actions, place, nameOf, t }: Props) => {
  const { onEdit, onRemove, onOpen, more = [], words } = actions
  const { column: label } = table.entity.label
  const written = (row[label] ?? null) !== null && columns.some(({ name }) => name === label)
  const own = placeColumn(table.entity)
  const nameId = `${place}name`
  const ownId = `${place}own`
  // Two rows of one name in two institutions are told apart by ear too.
  const named = columns.some(({ name }) => name === own && name !== label) ? `${nameId} ${ownId}` : nameId
  const idOf = (name: string) => (name === label ? nameId : name === own ? ownId : undefined)
  /** The same for every row that its list names, so that another page changes none of it. */
  const called = (word: string, id: string) =>
    written
      ? { id, 'aria-label': word, 'aria-labelledby': `${id} ${named}` }
      : { 'aria-label': `${word} ${nameOf(row)}` }
  return (
    <tr
      ref={marked ? intoView : undefined}
      data-row-id={row.id}
      data-marked={marked || undefined}
      className={onOpen && 'row-opens'}
      onClick={onOpen && (() => onOpen(row))}
    >
      {columns.map((column, i) => {
        const cell = drawCell(column, row, table, t, related)
        return (
          <td
            key={column.name}
            id={written ? idOf(column.name) : undefined}
            data-column={column.name}
            data-align={alignOf(column)}
          >
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
      {actionsIn(actions) > 0 && (
        <td className="cell-actions">
          {more.map(({ name: action, word, Icon, onRow }) => (
            <button
              key={action}
              type="button"
              className="icon-button"
              data-action={action}
              {...called(word, `${place}${action}`)}
              title={word}
              onClick={(event) => {
                event.stopPropagation()
                onRow(row)
              }}
            >
              <Icon size={16} aria-hidden />
            </button>
          ))}
          {onEdit && (
            <button
              type="button"
              className="icon-button icon-edit"
              data-action="edit"
              {...called(words.edit, `${place}edit`)}
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
              {...called(words.remove, `${place}remove`)}
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
