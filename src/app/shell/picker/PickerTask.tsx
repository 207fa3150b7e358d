import { useTranslation } from 'react-i18next'
import { NameForm } from '#renderer/dialog/NameForm.tsx'
import { InlineQuestion } from './InlineQuestion.tsx'
import type { SavedSelection } from './useSavedSelections.ts'

/** What stands between the search and the institutions until it is answered. */
export type Task =
  | { readonly is: 'many'; readonly ids: readonly number[] }
  | { readonly is: 'save' }
  | { readonly is: 'rename' | 'remove'; readonly selection: SavedSelection }

interface PickerTaskProps {
  readonly task: Task
  /** Where a name that is begun is kept. */
  readonly place: string
  /** How many institutions are chosen. */
  readonly count: number
  onMany(ids: readonly number[]): void
  onSave(name: string): Promise<unknown>
  onRename(selection: SavedSelection, name: string): Promise<unknown>
  onRemove(selection: SavedSelection): void
  onClose(): void
}

/** The question or the name that a choice of institutions waits for. */
export const PickerTask = ({ task, place, count, onClose, ...on }: PickerTaskProps) => {
  const { t } = useTranslation()
  const refused = { 404: t('choosing.gone'), 409: t('choosing.nameTaken'), 412: t('choosing.changed') }
  const naming = { place, missing: t('choosing.nameMissing'), refused, onClose }
  const question = (hook: 'many' | 'remove', text: string, yes: string, onYes: () => void) => (
    <InlineQuestion key={hook} {...{ hook, text, yes, onYes }} onNo={onClose} />
  )
  switch (task.is) {
    case 'many': {
      const count = task.ids.length
      const yes = t('choosing.manyYes', { count })
      return question('many', t('choosing.many', { count }), yes, () => on.onMany(task.ids))
    }
    case 'remove': {
      const text = t('choosing.removeAsk', { name: task.selection.name })
      return question('remove', text, t('choosing.remove'), () => on.onRemove(task.selection))
    }
    case 'save':
      return (
        <NameForm
          key="save"
          {...naming}
          of="save"
          legend={t('choosing.saveAsName', { count })}
          name=""
          onSave={on.onSave}
        />
      )
    case 'rename':
      return (
        <NameForm
          key={task.selection.id}
          {...naming}
          of={task.selection.id}
          legend={t('choosing.renameOf', { name: task.selection.name })}
          name={task.selection.name}
          onSave={(name) => on.onRename(task.selection, name)}
        />
      )
  }
}
