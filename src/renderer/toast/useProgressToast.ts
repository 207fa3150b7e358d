import { useTranslation } from 'react-i18next'
import type { Save } from '#engine/save/createSave.ts'
import type { SaveState } from '#engine/save/state.ts'
import { useToasts } from './ToastsContext.ts'

/** Milliseconds: what is done by then need not be followed. */
const A_MOMENT = 700
/** Milliseconds: as long as a timer may be. */
const UNTIL_CLOSED = 2 ** 31 - 1

const figuresOf = ({ entries, round }: SaveState) => {
  const all = round.flatMap((name) => entries.get(name) ?? [])
  const count = (some: typeof all) => some.flatMap(({ write }) => write.lines).length
  return { done: count(all.filter(({ is }) => is === 'done')), total: count(all) }
}

/** Submits a save that takes something back; where it takes longer, a message says how far it is, and can stop it. */
export const useProgressToast = () => {
  const { t } = useTranslation()
  const toasts = useToasts()
  return async (save: Save): Promise<void> => {
    const text = () => t('form.toasts.undoing', figuresOf(save.state.getState()))
    let end = () => {}
    const timer = setTimeout(() => {
      const stop = () => void save.send({ is: 'stopped' })
      const action = { name: 'stop', text: t('many.stop'), run: stop }
      const id = toasts.show('info', text(), { duration: UNTIL_CLOSED, action })
      const left = save.state.subscribe(() => toasts.change(id, text()))
      end = () => {
        left()
        toasts.close(id)
      }
    }, A_MOMENT)
    await save.send({ is: 'submitted' })
    clearTimeout(timer)
    end()
  }
}
