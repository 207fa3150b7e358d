import {
  FlexRender,
  type ReactTable,
  type rowPaginationFeature,
  type rowSortingFeature,
} from '@tanstack/react-table'
import { type FormEvent, memo, useRef } from 'react'
import type { Row } from './rows.ts'

/** Typing pauses as long as in the console before it is searched, in milliseconds. */
const PAUSE = 200

type PlainTable = ReactTable<
  {
    readonly rowPaginationFeature: typeof rowPaginationFeature
    readonly rowSortingFeature: typeof rowSortingFeature
  },
  Row
>

interface Props {
  readonly table: PlainTable
  readonly count: number
  readonly onSearch: (text: string) => void
  readonly onAdd: () => void
  readonly onEdit: (row: Row) => void
}

/** A search box, a table of plain cells, two buttons; a click on a row opens it. */
export const Screen = ({ table, count, onSearch, onAdd, onEdit }: Props) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = (event: FormEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(value), PAUSE)
  }
  return (
    <>
      <input type="search" onInput={typed} />
      <button type="button" data-action="add" onClick={onAdd}>
        Add
      </button>
      <button type="button" data-action="previous-page" onClick={() => table.previousPage()}>
        Previous
      </button>
      <button type="button" data-action="next-page" onClick={() => table.nextPage()}>
        Next
      </button>
      <span>{count}</span>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} data-column={header.column.id}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <Body rows={table.getRowModel().rows} onEdit={onEdit} />
      </table>
    </>
  )
}

type Rows = ReturnType<PlainTable['getRowModel']>['rows']

/** Drawn again only for other rows; by place, so that another page is other texts in the same cells. */
const Body = memo(({ rows, onEdit }: { readonly rows: Rows } & Pick<Props, 'onEdit'>) => (
  <tbody>
    {rows.map((row, place) => (
      <tr key={place} data-row-id={row.original.id} onClick={() => onEdit(row.original)}>
        {row.getAllCells().map((cell) => (
          <td key={cell.column.id} data-column={cell.column.id}>
            <FlexRender cell={cell} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
))
