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
import { useEffect, useState } from 'react'
import { Form } from './Form.tsx'
import { cells, fetchRows, PAGE, type Row } from './rows.ts'
import { Screen } from './Screen.tsx'

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
const columns = cells.map(({ id, text }) => ({ id, header: id, accessorFn: text, sortFn: 'text' as const }))
const EVERYTHING = 99_999

/** Fetches every row once and sorts, searches and pages in the page, as TanStack Table does where nothing else is said. */
export const HoldingScreen = ({ institution }: { readonly institution: number }) => {
  const [rows, setRows] = useState<Row[]>([])
  const [adding, setAdding] = useState(false)
  useEffect(() => {
    const asked = { institution, sort: 'code', descending: false, offset: 0, limit: EVERYTHING }
    void fetchRows(asked).then(({ data }) => setRows([...data]))
  }, [institution])
  const table = useTable({
    features,
    columns,
    data: rows,
    globalFilterFn: 'includesString',
    initialState: { pagination: { pageIndex: 0, pageSize: PAGE }, sorting: [{ id: 'code', desc: false }] },
  })
  return (
    <>
      <Screen
        table={table as unknown as Parameters<typeof Screen>[0]['table']}
        count={rows.length}
        onSearch={(text) => table.setGlobalFilter(text)}
        onAdd={() => setAdding(true)}
        onEdit={() => setAdding(true)}
      />
      {adding && (
        <Form
          institution={institution}
          fields={0}
          onSaved={() => undefined}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
