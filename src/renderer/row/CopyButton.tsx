import { CopyPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface Props {
  onCopy(): void
}

/** Opens the form of a new row with the values of the one that stands open. */
export const CopyButton = ({ onCopy }: Props) => {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="icon-button"
      data-action="duplicate"
      aria-label={t('row.duplicate')}
      data-tip={t('row.duplicate')}
      onClick={onCopy}
    >
      <CopyPlus size={16} aria-hidden />
    </button>
  )
}
