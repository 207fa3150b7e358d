import { Check, Pencil, Save, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../IconButton.tsx'
import type { SavedView } from './keptView.ts'

interface Props {
  readonly view: SavedView
  /** The list stands as the view says. */
  readonly isOpen: boolean
  onOpen(): void
  onReplace(): void
  onRename(): void
  onRemove(): void
}

/** One saved view: a press opens it; buttons beside let it hold what the list shows now, rename and delete it. */
export const SavedViewRow = ({ view, isOpen, onOpen, onReplace, onRename, onRemove }: Props) => {
  const { t } = useTranslation()
  const { name } = view
  const tools = [
    ['view-replace', Save, t('view.replaceOf', { name }), onReplace, isOpen],
    ['view-rename', Pencil, t('view.renameOf', { name }), onRename, false],
    ['view-remove', Trash2, t('view.removeOf', { name }), onRemove, false],
  ] as const
  return (
    <li data-view={name}>
      <button
        type="button"
        className="view-open"
        aria-pressed={isOpen}
        data-action="view-open"
        onClick={onOpen}
      >
        <Check size={16} aria-hidden className="view-mark" />
        <span>{name}</span>
      </button>
      {tools.map(([action, Icon, label, act, disabled]) => (
        <IconButton key={action} {...{ action, label, Icon, disabled }} onClick={act} />
      ))}
    </li>
  )
}
