import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { Progress } from '../../parts/Progress.tsx'

export interface CsvProgressProps {
  readonly done: number
  readonly total: number
  onStop(): void
}

/** How far an export is, and how to stop it. */
export const CsvProgress = ({ done, total, onStop }: CsvProgressProps) => {
  const { t } = useTranslation()
  const figures = t('list.exporting', { done, total })
  return (
    <span className="csv-progress" role="status">
      <Progress short label={t('list.export')} text={figures} value={done} max={total} />
      {figures}
      <ActionButton action="cancel" look="quiet" onClick={onStop}>
        {t('list.cancelExport')}
      </ActionButton>
    </span>
  )
}
