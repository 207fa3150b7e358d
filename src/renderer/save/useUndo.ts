import { useTranslation } from 'react-i18next'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import type { Related } from '#dsl/entities/related.ts'
import { createSave } from '#engine/save/createSave.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { undoOf } from '#engine/save/undo.ts'
import { problemOf } from '../gateway.ts'
import { useRenderer } from '../RendererContext.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import type { ToastAction } from '../toast/toasts.ts'
import { sendChange } from './sendChange.ts'

/**
 * What takes back what a save has written, for the message about it; undefined where it cannot be. `onUndone`: lists are old;
 * `without` as of `undoOf`.
 */
export const useUndo = (of: AnyEntity, onUndone?: () => void) => {
  const { t } = useTranslation()
  const { gateway } = useRenderer()
  const toasts = useToasts()
  return (outcome: SaveOutcome, without?: Related): ToastAction | undefined => {
    const writes = undoOf(of, outcome, without)
    if (writes.length === 0) return undefined
    // A save of its own: the dialog whose save it takes back is gone.
    const save = createSave(
      { id: crypto.randomUUID(), atOnce: 4 },
      {
        problemOf,
        plan: () => writes,
        write: (effect) => sendChange(gateway, of, effect),
        tell: ({ is }) => {
          onUndone?.()
          if (is === 'saved') toasts.show('info', t('form.toasts.undone'))
          else toasts.show('error', t('form.toasts.notUndone'))
        },
      },
    )
    return { name: 'undo', text: t('form.toasts.undo'), run: () => void save.send({ is: 'submitted' }) }
  }
}
