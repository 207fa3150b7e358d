import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dateKind } from '#dsl/kinds/times/date.ts'
import { writeMinutes } from '#dsl/kinds/times/minutes.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { Modal, ModalHead } from '#renderer/dialog/Modal.tsx'
import { FailureLine } from '#renderer/list/messages/FailureLine.tsx'
import { PlainTable } from '#renderer/list/plain/PlainTable.tsx'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import { shownDays } from '../exportDays.ts'
import type { ShownExport } from './useExports.ts'
import { useFile } from './useFile.ts'

interface Props {
  readonly one: ShownExport
  onClose(): void
}

/** Most lines that are shown; the file has them all. */
const MOST = 200
const select = ['mission', 'day', 'timeCode', 'workerType', 'minutes', 'payCode', 'reason']

/** What an export left out, and why: to be set right before the days are exported anew. */
export const LeftOutDialog = ({ one, onClose }: Props) => {
  const { t, i18n } = useTranslation()
  const { gateway, institutions } = useRenderer()
  const { saving } = useFile(one)
  const label = useId()
  const column = (name: string) => ({ name, label: t(`payroll.leftOut.columns.${name}`) })
  const { data, error, refetch } = useQuery({
    queryKey: ['payrollLeftOut', one.id],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      gateway.list(
        'payrollLeftOut',
        {
          select,
          query: { payrollExport: one.id },
          orderby: [{ columnName: 'day', orientation: 'asc' }],
          limit: MOST,
        },
        signal,
      ),
    meta: { shown: true },
  })
  const [begin, end] = shownDays(one, i18n.language)
  const rest = data ? data.count - data.rows.length : 0
  return (
    <Modal role="dialog" size="extraLarge" labelledBy={label} onDismiss={onClose}>
      <ModalHead
        id={label}
        title={t('payroll.leftOut.title')}
        of={`${institutionName(institutions, one.institution)}, ${t('payroll.exports.days', { begin, end })}`}
      />
      <div className="modal-body left-out">
        <p>{t('payroll.leftOut.text')}</p>
        {error ? (
          <FailureLine error={error} onRetry={refetch} />
        ) : !data ? (
          <p role="status">{t('list.loading')}</p>
        ) : (
          <PlainTable
            labelledBy={label}
            rows={data.rows}
            rowKey={({ id }) => id}
            hooks={({ reason }) => ({ 'data-reason': String(reason) })}
            columns={[
              { ...column('day'), cell: ({ day }) => dateKind.format(String(day)) },
              { ...column('timeCode'), cell: ({ timeCode }) => String(timeCode ?? '–') },
              { ...column('workerType'), cell: ({ workerType }) => t(`enums.workerType.${workerType}`) },
              { ...column('minutes'), align: 'end', cell: ({ minutes }) => writeMinutes(Number(minutes)) },
              { ...column('payCodeName'), cell: ({ payCode }) => String(payCode ?? '–') },
              {
                ...column('sentence'),
                wraps: true,
                cell: ({ reason }) => t(`enums.leftOutReason.${reason}`),
              },
            ]}
          />
        )}
        {rest > 0 && <p>{t('payroll.leftOut.rest', { count: rest })}</p>}
      </div>
      <div className="modal-foot">
        <ActionButton action="cancel" autoFocus onClick={onClose}>
          {t('payroll.leftOut.close')}
        </ActionButton>
        <ActionButton
          action="download-left-out"
          look="main"
          busy={saving.isPending}
          onClick={() => saving.mutate('leftOut')}
        >
          {t('payroll.leftOut.download')}
        </ActionButton>
      </div>
    </Modal>
  )
}
