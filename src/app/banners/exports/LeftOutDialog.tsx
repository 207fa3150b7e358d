import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dateKind } from '#dsl/kinds/times/date.ts'
import { writeMinutes } from '#dsl/kinds/times/minutes.ts'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { Modal } from '#renderer/dialog/Modal.tsx'
import { failureText } from '#renderer/failureText.ts'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import '#renderer/list/cards.recipe.ts'
import '#renderer/list/list.recipe.ts'
import '#renderer/list/table.recipe.ts'
import { shownDays } from '../exportDays.ts'
import type { ShownExport } from './useExports.ts'
import { useFile } from './useFile.ts'

interface Props {
  readonly one: ShownExport
  onClose(): void
}

/** Most lines that are shown; the file has them all. */
const MOST = 200
const columns = ['day', 'timeCode', 'workerType', 'minutes', 'payCodeName', 'sentence'] as const
const select = ['mission', 'day', 'timeCode', 'workerType', 'minutes', 'payCode', 'reason']

/** What an export left out, and why: to be set right before the days are exported anew. */
export const LeftOutDialog = ({ one, onClose }: Props) => {
  const { t } = useTranslation()
  const { gateway, institutions } = useRenderer()
  const { saving } = useFile(one)
  const label = useId()
  const columnLabel = (name: (typeof columns)[number]) => t(`payroll.leftOut.columns.${name}`)
  const { data, error } = useQuery({
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
  const [begin, end] = shownDays(one)
  const rest = data ? data.count - data.rows.length : 0
  return (
    <Modal role="dialog" size="extraLarge" labelledBy={label} onDismiss={onClose}>
      <header className="modal-head">
        <h2 className="modal-title" id={label}>
          {t('payroll.leftOut.title')}
          <span className="modal-of">
            {institutionName(institutions, one.institution)}, {t('payroll.exports.days', { begin, end })}
          </span>
        </h2>
      </header>
      <div className="modal-body">
        <p>{t('payroll.leftOut.text')}</p>
        {error ? (
          <p role="alert">{failureText(t, error)}</p>
        ) : !data ? (
          <p role="status">{t('list.loading')}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
          <section className="list-frame left-out" aria-labelledby={label} tabIndex={0}>
            <table className="list-table list-cards">
              <thead>
                <tr>
                  {columns.map((name) => (
                    <th key={name} scope="col" data-align={name === 'minutes' ? 'end' : undefined}>
                      {columnLabel(name)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.rows.map(({ id, day, timeCode, workerType, minutes, payCode, reason }) => (
                  <tr key={id} data-reason={String(reason)}>
                    <th scope="row">{dateKind.format(String(day))}</th>
                    <td data-label={columnLabel('timeCode')}>{timeCode === null ? '–' : String(timeCode)}</td>
                    <td data-label={columnLabel('workerType')}>{t(`enums.workerType.${workerType}`)}</td>
                    <td data-label={columnLabel('minutes')} data-align="end">
                      {writeMinutes(Number(minutes))}
                    </td>
                    <td data-label={columnLabel('payCodeName')}>
                      {payCode === null ? '–' : String(payCode)}
                    </td>
                    <td data-label={columnLabel('sentence')}>{t(`enums.leftOutReason.${reason}`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {rest > 0 && <p>{t('payroll.leftOut.rest', { count: rest })}</p>}
      </div>
      <footer className="modal-foot">
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
      </footer>
    </Modal>
  )
}
