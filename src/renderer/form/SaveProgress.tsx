import { useTranslation } from 'react-i18next'
import { Progress } from '../parts/Progress.tsx'

interface Props {
  readonly done: number
  readonly total: number
}

/** How far a save is that writes to many institutions. */
export const SaveProgress = ({ done, total }: Props) => {
  const { t } = useTranslation()
  const figures = t('many.progress', { done, total })
  return (
    <span className="modal-progress">
      <Progress short label={t('many.running')} text={figures} value={done} max={total} />
      {figures}
    </span>
  )
}
