import { useTranslation } from 'react-i18next'
import { useToasts } from '../toast/ToastsContext.ts'
import type { OpenRow } from './useRowForm.ts'

interface GivenUp extends Pick<OpenRow, 'store' | 'keep'> {
  /** How people call the row. */
  readonly name: string
  /** A part of it may be written. */
  readonly inDoubt: boolean
  onClose(): void
  /** It is wanted again. */
  onResume(): void
  /** The message that gives it back: it goes with the rows. */
  onOffer(toast: number): void
}

/** Gives a row up at once, as the specification says; a message gives back what had been entered in it. */
export const useGiveUp = ({ store, keep, name, inDoubt, onClose, onResume, onOffer }: GivenUp) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  return () => {
    const isDirty = store.dirty()
    onClose()
    if (!isDirty && !inDoubt) return
    const run = () => {
      keep()
      onResume()
    }
    const action = isDirty ? { name: 'resume', text: t('form.givenUp.resume'), run } : undefined
    onOffer(toasts.show('info', t(`form.givenUp.${inDoubt ? 'inDoubt' : 'text'}`, { name }), { action }))
  }
}
