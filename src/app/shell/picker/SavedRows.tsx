import { Check, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SavedSelection } from './useSavedSelections.ts'

interface Props {
  readonly saved: readonly SavedSelection[]
  /** Whether it is what is selected now. */
  isChosen(selection: SavedSelection): boolean
  onChoose(selection: SavedSelection): void
  onRename(selection: SavedSelection): void
  onRemove(selection: SavedSelection): void
}

/** The person's saved selections: one press chooses, two buttons beside rename and delete. */
export const SavedRows = ({ saved, isChosen, onChoose, onRename, onRemove }: Props) => {
  const { t } = useTranslation()
  return (
    <ul className="picker-saved" aria-label={t('choosing.saved')}>
      {saved.map((one) => (
        <li key={one.id} className="picker-row" data-saved={one.name}>
          <button
            type="button"
            className="picker-choose"
            aria-pressed={isChosen(one)}
            onClick={() => onChoose(one)}
          >
            <Check size={16} aria-hidden className="picker-mark" />
            <span className="picker-name">{one.name}</span>{' '}
            <span className="picker-locality">{t('picker.count', { count: one.ids.length })}</span>
          </button>
          <button
            type="button"
            className="button button--quiet button--icon"
            aria-label={t('choosing.renameOf', { name: one.name })}
            data-tip={t('choosing.rename')}
            data-action="rename"
            onClick={() => onRename(one)}
          >
            <Pencil size={14} aria-hidden />
          </button>
          <button
            type="button"
            className="button button--quiet button--icon"
            aria-label={t('choosing.removeOf', { name: one.name })}
            data-tip={t('choosing.remove')}
            data-action="remove"
            onClick={() => onRemove(one)}
          >
            <Trash2 size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
