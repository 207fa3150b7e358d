import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../deferred.tsx'
import { ActionButton } from '../../dialog/ActionButton.tsx'
import { firstClick } from '../../dialog/firstClick.ts'
import type { LongSave } from './useLong.ts'

// Most saves are over before it could be read.
const SaveProgress = deferred(async () => (await import('./SaveProgress.tsx')).SaveProgress, {
  isExtra: true,
})

interface Props {
  readonly long: LongSave | undefined
  /** It cannot be left meanwhile. */
  readonly busy: boolean
  onCancel(): void
  onStop(): void
  /** What stands at the beginning where nothing is to be told. */
  readonly children?: ReactNode
}

/** What stands before the button that saves: the one that leaves, and how far a long save is in which that one stops it. */
export const SaveFoot = ({ long, busy, onCancel, onStop, children }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      {long ? <SaveProgress {...long} /> : children}
      {/* One button, so that the focus stays. */}
      {long ? (
        <ActionButton action="stop" disabled={long.stopping} stays onClick={onStop}>
          {t('many.stop')}
        </ActionButton>
      ) : (
        <ActionButton action="cancel" disabled={busy} onClick={firstClick(onCancel)}>
          {t('form.cancel')}
        </ActionButton>
      )}
    </>
  )
}
