import { memo } from 'react'
import type { WireRow } from '#protocol/row.ts'
import type { RowAction } from '../../RendererContext.ts'
import { called, type RowNaming } from './called.ts'

interface MoreAction {
  readonly name: string
  readonly word: string
  readonly Icon: RowAction['Icon']
  onRow(row: WireRow): void
}

/** What may be done with a row, and in which words; the same object for all rows of a list. */
export interface RowActions {
  readonly onEdit?: (row: WireRow) => void
  readonly onRemove?: (row: WireRow) => void
  onOpen(row: WireRow): void
  /** In a tab of its own, where rows have an address. */
  readonly openApart?: ((row: WireRow) => void) | undefined
  /** Whether this very row is opened so: where it can be edited in a dialog, that is what opens it. */
  opens(row: WireRow): boolean
  /** Ticks the row of an id or unticks it; with those from the last one on where a range is meant. */
  readonly onChoose?: (id: number, range: boolean) => void
  /** Of the application's own. */
  readonly more?: readonly MoreAction[]
  /** Whether this very row may be: the one in `onEdit` and `more`, the other in `onRemove`. */
  mayEdit(row: WireRow): boolean
  mayRemove(row: WireRow): boolean
  readonly words: { readonly edit: string; readonly remove: string; readonly choose: string }
}

/** How many buttons stand in a row. */
export const actionsIn = ({ onEdit, onRemove, more = [] }: RowActions): number =>
  (onEdit ? 1 : 0) + (onRemove ? 1 : 0) + more.length

interface Props extends RowNaming {
  readonly actions: RowActions
  /** Whether this very row may be. */
  readonly edits: boolean
  readonly removes: boolean
  /** Of the row's place in the list. */
  readonly place: string
}

/** The buttons at the end of a row, which the list listens to. They know nothing of their row: another page changes none of them. */
export const RowButtons = memo(({ actions, edits, removes, place, ...naming }: Props) => {
  const { onEdit, onRemove, more = [], words } = actions
  return (
    <td className="cell-actions">
      {edits &&
        more.map(({ name: action, word, Icon }) => (
          <button
            key={action}
            type="button"
            className="icon-button"
            data-action={action}
            {...called(naming, word, `${place}${action}`)}
            data-tip={word}
          >
            <Icon size={16} aria-hidden />
          </button>
        ))}
      {onEdit && edits && (
        <button
          type="button"
          className="icon-button icon-edit"
          data-action="edit"
          {...called(naming, words.edit, `${place}edit`)}
          data-tip={words.edit}
        />
      )}
      {onRemove && removes && (
        <button
          type="button"
          className="icon-button icon-remove danger"
          data-action="delete"
          {...called(naming, words.remove, `${place}remove`)}
          data-tip={words.remove}
        />
      )}
    </td>
  )
})
