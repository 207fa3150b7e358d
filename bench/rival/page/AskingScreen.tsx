import {
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Form } from './Form.tsx'
import { cells, fetchRows, PAGE, type Page, type Row } from './rows.ts'
import { Screen } from './Screen.tsx'

const features = tableFeatures({ rowPaginationFeature, rowSortingFeature })
const columns = cells.map(({ id, text }) => ({ id, header: id, accessorFn: text }))
const nothing: Row[] = []

interface Props {
  readonly institution: number
  readonly fields: number
}

/** Sorts, pages and searches on its server, without a cache. */
export const AskingScreen = ({ institution, fields }: Props) => {
  const [page, setPage] = useState<Page>()
  const [sorting, setSorting] = useState<SortingState>([{ id: 'code', desc: false }])
  const [pagination, setPagination] = useState({ pageIndex: 0, pageSize: PAGE })
  const [search, setSearch] = useState('')
  const [editing, setEditing] = useState<Row | 'new'>()
  const latest = useRef(0)
  const [{ id: sort = 'code', desc: descending = false } = {}] = sorting
  const { pageIndex } = pagination
  const load = useCallback(async () => {
    const mine = ++latest.current
    const order = { sort, descending, offset: pageIndex * PAGE, limit: PAGE }
    const found = await fetchRows({ institution, ...order, ...(search ? { search } : {}) })
    if (mine === latest.current) setPage(found)
  }, [institution, sort, descending, pageIndex, search])
  useEffect(() => void load(), [load])
  const first = () => setPagination({ pageIndex: 0, pageSize: PAGE })
  const table = useTable({
    features,
    columns,
    data: (page?.data as Row[]) ?? nothing,
    manualSorting: true,
    manualPagination: true,
    rowCount: page?.count ?? 0,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: { sorting, pagination },
    onPaginationChange: setPagination,
    onSortingChange: (next) => {
      setSorting(next)
      first()
    },
  })
  const searched = (text: string) => {
    setSearch(text)
    first()
  }
  return (
    <>
      <Screen
        table={table}
        count={page?.count ?? 0}
        onSearch={searched}
        onAdd={() => setEditing('new')}
        onEdit={setEditing}
      />
      {editing && (
        <Form
          institution={institution}
          row={editing === 'new' ? undefined : editing}
          fields={fields}
          onSaved={() => void load()}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}
