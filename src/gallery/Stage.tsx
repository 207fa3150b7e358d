import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '#dsl/catalogue.ts'
import { ConfirmDialog } from '#renderer/confirm/ConfirmDialog.tsx'
import { questionOf } from '#renderer/confirm/question.ts'
import { DetailPage } from '#renderer/detail/DetailPage.tsx'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { institutionQuery } from '#renderer/list/state/listRequest.ts'
import { initialListState } from '#renderer/list/state/listState.ts'
import { RendererProvider, useRenderer } from '#renderer/RendererContext.ts'
import { TableDialogs } from '#renderer/TableDialogs.tsx'
import { TableScreen } from '#renderer/TableScreen.tsx'
import { Toaster } from '#renderer/toast/Toaster.tsx'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts } from '#renderer/toast/toasts.ts'
import type { View } from './address.ts'
import { withErrors, withLines } from './prepare.ts'
import { stageServices } from './stageServices.ts'
import { isDialog } from './states.ts'
import { Tabs } from './Tabs.tsx'

interface Props {
  readonly catalogue: Catalogue
  readonly view: View
}

/** One table in one state, over a backend of its own in the page. Give it its address as React key. */
export const Stage = ({ catalogue, view }: Props) => {
  const [services] = useState(() => stageServices(catalogue, view))
  const [toasts] = useState(createToasts)
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  )
  return (
    <QueryClientProvider client={queries}>
      <RendererProvider value={services}>
        <ToastsContext value={toasts}>
          <main className="gallery-stage">
            <Tabs catalogue={catalogue} view={view} />
            <Scene view={view} />
          </main>
          <Toaster />
        </ToastsContext>
      </RendererProvider>
    </QueryClientProvider>
  )
}

const Scene = ({ view: { table, state } }: { readonly view: View }) => {
  const [list, setList] = useState(() => ({
    ...initialListState(table),
    q: state === 'noResult' ? 'zzzz' : '',
  }))
  const [isOpen, setOpen] = useState(isDialog(state))
  const [page, setPage] = useState(state === 'detail' ? 'first' : state === 'detailNew' ? 'new' : undefined)
  const [id, setId] = useState<number>()
  const first = useFirstRow(table)
  const back = () => {
    setPage(undefined)
    setId(undefined)
  }
  if (page === 'new') return <DetailPage table={table} onBack={back} />
  if (page === 'first') return first && <DetailPage table={table} id={id ?? first.id} onBack={back} />
  const open = (row: number) => {
    setId(row)
    setPage('first')
  }
  return (
    <>
      <TableScreen table={table} state={list} onState={setList} onOpen={open} />
      {isOpen && <Dialog table={table} state={state} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The first row of the list, for what is done to a row. */
const useFirstRow = ({ entity, list, source }: View['table']) => {
  const { gateway, selected } = useRenderer()
  const orderby = [{ columnName: list.sort, orientation: 'asc' as const }]
  const query = institutionQuery(entity, selected)
  return useQuery({
    queryKey: ['first', entity.name],
    queryFn: () => gateway.list(entity.name, { query, orderby, limit: 1 }),
    enabled: source === undefined,
  }).data?.rows[0]
}

interface DialogProps extends Pick<View, 'table' | 'state'> {
  onClose(): void
}

const Dialog = ({ table, state, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const screen = useRef(null)
  const { selected } = useRenderer()
  const row = useFirstRow(table)
  const remove = useMemo(() => row && ({ dialog: 'remove', row } as const), [row])
  const form = { table, onSaved: () => undefined, onClose }
  switch (state) {
    case 'form':
      return <FormDialog {...form} />
    case 'lines':
      return <FormDialog {...form} prepare={withLines} />
    case 'errors':
      return <FormDialog {...form} prepare={withErrors} />
    case 'modify':
      return row && <FormDialog {...form} row={row} />
    case 'modifyErrors':
      return row && <FormDialog {...form} row={row} prepare={withErrors} />
    case 'confirm': {
      if (!table.confirm.update || !row) return null
      const question = questionOf(
        t,
        table.confirm.update,
        12,
        String(row[table.entity.label.column] ?? row.id),
      )
      return <ConfirmDialog {...question} onConfirm={async () => onClose()} onCancel={onClose} />
    }
    case 'pick':
      return (
        <TableDialogs
          table={table}
          open={{ dialog: 'add', places: selected }}
          onClose={onClose}
          screen={screen}
        />
      )
    case 'import':
      return <TableDialogs table={table} open={{ dialog: 'import' }} onClose={onClose} screen={screen} />
    case 'remove':
      return <TableDialogs table={table} open={remove} onClose={onClose} screen={screen} />
    default:
      return null
  }
}
