import './plain.css'
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { WireRow } from '#renderer/gateway.ts'
import { rows } from './rows.ts'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { text: sortFn_text },
})
const names = ['code', 'beginAt', 'endAt', 'break', 'nbWorkedMinutes', 'interfacingCode'] as const
/** `rivalList.html?20`: with as many fields in its form. */
const fields = location.search
  ? Array.from({ length: Number(location.search.slice(1)) }, (_, i) => `column${i}`)
  : names
const columns = names.map((name) => ({
  id: name,
  accessorFn: (row: WireRow) => String(row[name] ?? ''),
  header: name,
  sortFn: 'text' as const,
}))

/** TanStack Table and nothing else: the same rows, as text in plain cells. */
const Screen = () => {
  const [adding, setAdding] = useState(false)
  const table = useTable({
    features,
    columns,
    data: rows as WireRow[],
    globalFilterFn: 'includesString',
    initialState: { pagination: { pageIndex: 0, pageSize: 30 }, sorting: [{ id: 'code', desc: false }] },
  })
  return (
    <>
      <input type="search" onInput={(event) => table.setGlobalFilter(event.currentTarget.value)} />
      <button type="button" data-action="add" onClick={() => setAdding(true)}>
        Add
      </button>
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
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.original.id} data-row-id={row.original.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" data-action="previous-page" onClick={() => table.previousPage()}>
        Previous
      </button>
      <button type="button" data-action="next-page" onClick={() => table.nextPage()}>
        Next
      </button>
      {adding && <BareForm onClose={() => setAdding(false)} />}
    </>
  )
}

/** The same fields in the platform's own dialog. */
const BareForm = ({ onClose }: { readonly onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog}>
      <form>
        <h2>New time code</h2>
        {fields.map((name) => (
          <label key={name}>
            {name}
            <input name={name} defaultValue="" />
          </label>
        ))}
        <button type="button" data-action="cancel" onClick={onClose}>
          Cancel
        </button>
        <button type="submit">Save</button>
      </form>
    </dialog>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Screen />)
