import { memo } from 'react'
import { placeName } from '#dsl/entities/places.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { ListAnswer } from '../../gateway.ts'
import type { Wording } from '../../widgets/widget.ts'
import { ChoiceBox } from '../choice/ChoiceBox.tsx'
import { alignOf, type ListColumn, sharers } from '../listColumns.ts'
import { called, type RowNaming } from './called.ts'
import { drawCell } from './drawCell.tsx'
import { actionsIn, type RowActions, RowButtons } from './RowButtons.tsx'

interface Props {
  readonly row: WireRow
  /** It was just saved. */
  readonly marked?: boolean
  readonly table: AnyTable
  readonly columns: readonly ListColumn[]
  /** Columns that make a row's name. */
  readonly naming: readonly string[]
  /** What stands above each column: on narrow screens before each value. */
  readonly labels: readonly string[]
  /** Labels of what the rows of the page point at. */
  readonly related?: ListAnswer['related']
  readonly actions: RowActions
  /** How people call a row. */
  readonly nameOf: (row: WireRow) => string
  /** Of the row's place in the list: its buttons are named after the cell that names the row. */
  readonly place: string
  /** It is ticked to be changed with others. */
  readonly chosen: boolean
  /** From the list: asked for once, not by each row. */
  readonly wording: Wording
}

const intoView = (row: HTMLElement | null): void => row?.scrollIntoView?.({ block: 'nearest' })

/** One row; drawn again only when the row itself, the columns or the actions change. */
export const ListRow = memo(
  ({
    row,
    marked,
    table,
    columns,
    naming,
    labels,
    related,
    actions,
    place,
    chosen,
    nameOf,
    wording,
  }: Props) => {
    const { onChoose, words } = actions
    const opens = actions.opens(row)
    const { column: label } = table.entity.label
    const isThere = (one: string) => columns.some(({ name }) => name === one)
    // A cell that only counts the institutions does not tell rows of one name apart.
    const written = (row[label] ?? null) !== null && isThere(label) && !isThere(sharers.name)
    const own = placeName(table.entity)
    const nameId = `${place}name`
    const ownId = `${place}own`
    // Two rows of one name in two institutions are told apart by ear too.
    const named = own !== label && isThere(own) ? `${nameId} ${ownId}` : nameId
    const idOf = (name: string) => (name === label ? nameId : name === own ? ownId : undefined)
    const rowNaming: RowNaming = written ? { namedBy: named } : { name: nameOf(row) }
    return (
      <tr
        ref={marked ? intoView : undefined}
        data-row-id={row.id}
        data-marked={marked || undefined}
        data-chosen={chosen || undefined}
        tabIndex={-1}
        className={opens ? 'row-opens' : undefined}
      >
        {onChoose && (
          <td className="cell-choice">
            <ChoiceBox
              {...called(rowNaming, words.choose, `${place}choose`)}
              checked={chosen}
              onChoose={onChoose}
            />
          </td>
        )}
        {columns.map((column, i) => {
          const cell = drawCell(column, row, table, wording, related)
          const Cell = naming.includes(column.name) ? 'th' : 'td'
          return (
            <Cell
              key={column.name}
              id={written ? idOf(column.name) : undefined}
              scope={Cell === 'th' ? 'row' : undefined}
              data-column={column.name}
              data-label={labels[i]}
              data-align={alignOf(column)}
            >
              {i === 0 && opens ? (
                <button type="button" className="row-name">
                  {cell}
                </button>
              ) : (
                cell
              )}
            </Cell>
          )
        })}
        {actionsIn(actions) > 0 && (
          <RowButtons
            actions={actions}
            edits={actions.mayEdit(row)}
            removes={actions.mayRemove(row)}
            place={place}
            {...rowNaming}
          />
        )}
      </tr>
    )
  },
)
