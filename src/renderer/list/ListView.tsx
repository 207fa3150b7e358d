import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isCommon } from '#dsl/entities/places.ts'
import { PAGE_SIZE } from '#dsl/tables/list.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import { deferred } from '../deferred.tsx'
import { ActionButton } from '../dialog/ActionButton.tsx'
import type { ListAnswer } from '../gateway.ts'
import { useRenderer } from '../RendererContext.ts'
import { ListTable } from './ListTable.tsx'
import { ListFailure } from './messages/ListFailure.tsx'
import { ListMessage } from './messages/ListMessage.tsx'
import './list.recipe.ts'
import { useSteady } from '../useSteady.ts'
import type { RowChoice } from './choice/useRowChoice.ts'
import { useHeadKeys } from './head/useHeadKeys.ts'
import type { ListColumn } from './listColumns.ts'
import type { RowActions } from './rows/RowButtons.tsx'
import {
  isNarrowed,
  type ListState,
  type OnListState,
  pageCount,
  sortedBy,
  widened,
} from './state/listState.ts'
import type { useFreshRows } from './state/useFreshRows.ts'
import type { useRows } from './state/useRows.ts'
import { Pagination } from './tools/Pagination.tsx'

const RowTable = deferred(async () => (await import('../rowEditing/RowTable.tsx')).RowTable)

interface Props {
  readonly table: AnyTable
  readonly columns: readonly ListColumn[]
  readonly state: ListState
  readonly onState: OnListState
  readonly rows: ReturnType<typeof useRows>
  /** The same, with rows that were just saved. */
  readonly fresh: Pick<ReturnType<typeof useFreshRows>, 'data' | 'marked'>
  /** All rows, while they are printed. */
  readonly printed?: ListAnswer | undefined
  readonly ready: boolean
  readonly actions: RowActions
  readonly choice?: RowChoice | undefined
  /** What to do first where there is nothing yet. */
  readonly firstAction: ReactNode
}

/** The rows of a list or what stands in their place: being fetched, nothing yet, nothing found, an error. */
export const ListView = (props: Props) => {
  const { table, columns, state, onState, rows, fresh, printed, ready, actions, choice, firstAction } = props
  const { t } = useTranslation()
  const { selected } = useRenderer()
  const { data, error, isPlaceholderData, refetch } = rows
  const { pages } = table.list
  // Where all rows come at once they are one page.
  const size = pages ? PAGE_SIZE : Math.max(data?.count ?? 0, 1)
  const sort = useSteady((column: string) => onState(sortedBy(state, column)))
  const head = useHeadKeys(table, columns, state, onState)
  const turn = useSteady((page: number) => onState({ ...state, page }))
  const last = data && !isPlaceholderData ? pageCount(data.count, PAGE_SIZE) : Number.POSITIVE_INFINITY

  useEffect(() => {
    if (pages && state.page > last) onState({ ...state, page: last }, { replace: true })
  })

  const shown = printed ?? fresh.data
  if (!isCommon(table.entity) && selected.length === 0)
    return <ListMessage title={t('list.noInstitution.title')} text={t('list.noInstitution.text')} />

  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  if (data?.count === 0 && !fresh.data?.rows.length && !isPlaceholderData && ready)
    return isNarrowed(state) ? (
      <ListMessage
        title={state.q ? t([`tables.${table.name}.noResult`, 'list.noResult']) : t('list.noneKept')}
        text={state.q ? t('list.searched', { q: state.q }) : undefined}
      >
        <ActionButton action="clear-search" onClick={() => onState(widened(state))}>
          {t(state.q ? 'list.clearSearch' : 'list.keepAll')}
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
      {error && <ListFailure stale error={error} onRetry={refetch} />}
      {table.form.style === 'row' ? (
        <RowTable
          key={selected.join()}
          table={table}
          columns={columns}
          data={ready ? data : undefined}
          busy={isPlaceholderData}
          writes={actions.onEdit !== undefined}
        />
      ) : (
        <ListTable
          table={table}
          columns={columns}
          rows={ready ? shown?.rows : undefined}
          marked={fresh.marked}
          related={shown?.related}
          state={state}
          busy={isPlaceholderData}
          onSort={sort}
          head={head}
          actions={actions}
          choice={choice}
        />
      )}
      {data && data.count > 0 && ready && !printed && table.form.style !== 'row' && (
        <Pagination
          page={Math.min(state.page, pageCount(data.count, size))}
          pageSize={size}
          count={data.count}
          label={t('list.pages', { title: t(`tables.${table.name}.title`) })}
          onPage={turn}
        />
      )}
    </>
  )
}
