import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZE } from '#dsl/tables/list.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { problemOf } from '../gateway.ts'
import { useRenderer } from '../RendererContext.ts'
import { ListMessage } from './ListMessage.tsx'
import type { RowActions } from './ListRow.tsx'
import { ListTable } from './ListTable.tsx'
import './list.css'
import type { ListColumn } from './listColumns.ts'
import {
  filteredBy,
  type ListState,
  type OnListState,
  pageCount,
  searchedFor,
  sortedBy,
} from './listState.ts'
import { Pagination } from './Pagination.tsx'
import type { useRows } from './useRows.ts'

const RowTable = lazy(async () => ({ default: (await import('../rowEditing/RowTable.tsx')).RowTable }))

interface Props {
  readonly table: AnyTable
  readonly columns: readonly ListColumn[]
  readonly state: ListState
  readonly onState: OnListState
  readonly rows: ReturnType<typeof useRows>
  readonly ready: boolean
  readonly actions: RowActions
  /** What to do first where there is nothing yet. */
  readonly firstAction: ReactNode
}

/** The rows of a list or what stands in their place: being fetched, nothing yet, nothing found, an error. */
export const ListView = ({ table, columns, state, onState, rows, ready, actions, firstAction }: Props) => {
  const { t } = useTranslation()
  const { selected } = useRenderer()
  const { data, error, isPlaceholderData, refetch } = rows
  const { pages } = table.list
  const last = data && !isPlaceholderData ? pageCount(data.count, PAGE_SIZE) : Number.POSITIVE_INFINITY

  useEffect(() => {
    if (pages && state.page > last) onState({ ...state, page: last }, { replace: true })
  })

  if (table.entity.belongs.to !== 'all' && selected.length === 0)
    return <ListMessage title={t('list.noInstitution.title')} text={t('list.noInstitution.text')} />

  const retry = (
    <ActionButton action="retry" onClick={() => void refetch()}>
      {t('list.retry')}
    </ActionButton>
  )
  const why = error ? t([`errors.${problemOf(error).code}`, 'errors.500']) : undefined
  if (error && !data)
    return (
      <ListMessage tone="error" title={t('list.failed')} text={why}>
        {retry}
      </ListMessage>
    )
  if (data?.count === 0 && !isPlaceholderData && ready)
    return state.q || state.filter !== undefined ? (
      <ListMessage
        title={t([`tables.${table.name}.noResult`, 'list.noResult'])}
        text={state.q ? t('list.searched', { q: state.q }) : undefined}
      >
        <ActionButton
          action="clear-search"
          onClick={() => onState(filteredBy(searchedFor(state, ''), undefined))}
        >
          {t('list.clearSearch')}
        </ActionButton>
      </ListMessage>
    ) : (
      <ListMessage
        title={t([`tables.${table.name}.empty.title`, 'list.empty.title'])}
        text={t([`tables.${table.name}.empty.text`, 'list.empty.text'])}
      >
        {firstAction}
      </ListMessage>
    )
  return (
    <>
      {error && (
        <p className="list-stale" role="alert">
          {t('list.stale')} {why} {retry}
        </p>
      )}
      {table.form.style === 'row' ? (
        <Suspense>
          <RowTable
            key={selected.join()}
            table={table}
            columns={columns}
            data={ready ? data : undefined}
            busy={isPlaceholderData}
            writes={actions.onEdit !== undefined}
          />
        </Suspense>
      ) : (
        <ListTable
          table={table}
          columns={columns}
          rows={ready ? data?.rows : undefined}
          state={state}
          busy={isPlaceholderData}
          onSort={(column) => onState(sortedBy(state, column))}
          actions={actions}
        />
      )}
      {pages && data && ready && (
        <Pagination
          page={Math.min(state.page, pageCount(data.count, PAGE_SIZE))}
          pageSize={PAGE_SIZE}
          count={data.count}
          label={t('list.pages', { title: t(`tables.${table.name}.title`) })}
          onPage={(page) => onState({ ...state, page })}
        />
      )}
    </>
  )
}
