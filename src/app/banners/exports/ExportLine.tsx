import { Download, RotateCw, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { institutionName, useRenderer } from '#renderer/RendererContext.ts'
import { Moment } from '#screens/Moment.tsx'
import { StateBadge } from '#screens/operation/StateBadge.tsx'
import '#screens/operation/operation.recipe.ts'
import { shownDays } from '../exportDays.ts'
import type { ShownExport } from './useExports.ts'
import { useFile } from './useFile.ts'

interface Props {
  readonly one: ShownExport
  onLeftOut(): void
}

/** An export: whose days, who asked and when, what became of it, and what can be done with that. */
export const ExportLine = ({ one, onLeftOut }: Props) => {
  const { t, i18n } = useTranslation()
  const { mayWrite, institutions } = useRenderer()
  const { saving, retrying } = useFile(one)
  const [begin, end] = shownDays(one, i18n.language)
  const days = t('payroll.exports.days', { begin, end })
  const named = { institution: institutionName(institutions, one.institution), days }
  return (
    <li data-export={one.id} data-state={one.state}>
      <div className="export-about">
        <strong>{named.institution}</strong> <span className="export-days">{days}</span>
        <span className="export-asked">
          {t(one.who ? 'payroll.exports.askedBy' : 'payroll.exports.asked', { who: one.who })}{' '}
          <Moment at={one.exportedAt * 1000} dated />
        </span>
      </div>
      {one.state && <StateBadge state={one.state} word={t(`enums.payrollFileState.${one.state}`)} />}
      <div className="export-actions">
        {one.state === 'done' && one.leftOut > 0 && (
          <ActionButton
            action="left-out"
            look="quiet"
            label={t('payroll.exports.leftOutOf', { count: one.leftOut, ...named })}
            onClick={onLeftOut}
          >
            <TriangleAlert size={16} aria-hidden />
            {t('payroll.exports.leftOut', { count: one.leftOut })}
          </ActionButton>
        )}
        {one.state === 'done' && (
          <ActionButton
            action="download"
            label={t('payroll.exports.downloadOf', named)}
            busy={saving.isPending}
            onClick={() => saving.mutate('exported')}
          >
            {!saving.isPending && <Download size={16} aria-hidden />}
            {t('payroll.exports.download')}
          </ActionButton>
        )}
        {one.state === 'failed' && mayWrite('payrollExport', 'insert', [one.institution]) && (
          <ActionButton
            action="retry"
            label={t('payroll.exports.retryOf', named)}
            busy={retrying.isPending}
            onClick={() => retrying.mutate()}
          >
            {!retrying.isPending && <RotateCw size={16} aria-hidden />}
            {t('payroll.exports.retry')}
          </ActionButton>
        )}
      </div>
    </li>
  )
}
