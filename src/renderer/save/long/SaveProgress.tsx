import { useTranslation } from 'react-i18next'
import { Progress } from '../../parts/Progress.tsx'
import type { LongSave } from './useLong.ts'

/** How far a save is that writes to many institutions, or that it ends there. */
export const SaveProgress = ({ done, total, stopping }: LongSave) => {
  const { t } = useTranslation()
  const figures = t('many.progress', { done, total })
  return (
    <span className="modal-progress">
      <Progress short label={t('many.running')} text={figures} value={done} max={total} />
      {!stopping && figures}
      <span role="status">{stopping && t('many.stopping')}</span>
    </span>
  )
}
