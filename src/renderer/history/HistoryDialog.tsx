import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { ActionButton } from '../dialog/ActionButton.tsx'
import { Modal, ModalHead } from '../dialog/Modal.tsx'
import { FailureLine } from '../list/messages/FailureLine.tsx'
import type { RendererServices } from '../RendererContext.ts'
import { HistoryLine } from './HistoryLine.tsx'
import type { Taking } from './takingInto.ts'
import './rowHistory.recipe.ts'

interface Props {
  readonly table: AnyTable
  readonly row: WireRow
  readonly name: string
  /** The form that values of before can come back into. */
  readonly taking: Taking | undefined
  readonly readHistory: NonNullable<RendererServices['readHistory']>
  onClose(): void
}

/** Who changed what of a row, and when: newest first, as the server has recorded it by now. */
export const HistoryDialog = ({ table, row, name, taking, readHistory, onClose }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const entity = table.entity.name
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['history', entity, row.id],
    queryFn: ({ pageParam, signal }) => readHistory({ entity, row: row.id, before: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ older }) => older,
    staleTime: 0,
    meta: { shown: true },
  })
  const pages = data?.pages ?? []
  const isEmpty = data !== undefined && !hasNextPage && pages.every(({ data: lines }) => lines.length === 0)
  return (
    <Modal role="dialog" size="medium" labelledBy={id} light onDismiss={onClose}>
      <ModalHead id={id} title={t('history.title')} of={name} />
      <div className="modal-body" aria-busy={isFetching}>
        {isEmpty && <p>{t('history.none')}</p>}
        {pages.length > 0 && !isEmpty && (
          <ol className="row-history">
            {pages.map(({ data: lines, related }) =>
              lines.map((line) => (
                <HistoryLine key={line.id} {...{ table, row, line, related, taking }} onTaken={onClose} />
              )),
            )}
          </ol>
        )}
        {error ? (
          <FailureLine error={error} onRetry={() => (data ? fetchNextPage() : refetch())} />
        ) : (
          isFetching && <p role="status">{t('form.loading')}</p>
        )}
      </div>
      <div className="modal-foot">
        {hasNextPage && !error && (
          <ActionButton action="older" busy={isFetching} onClick={() => void fetchNextPage()}>
            {t('history.older')}
          </ActionButton>
        )}
        <ActionButton action="close" look="main" autoFocus onClick={onClose}>
          {t('shell.close')}
        </ActionButton>
      </div>
    </Modal>
  )
}
