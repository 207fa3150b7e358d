import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#renderer/failureText.ts'
import { institutionNames, useRenderer } from '#renderer/RendererContext.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'

/** What became of the last save: none yet, failed, succeeded. Source: specification §3 (errorCode -1, 1, 2), §4. */
export type SaveStatus = -1 | 1 | 2

/** What of an institution is written, and who hears of it. */
export interface Written {
  readonly institution: number
  /** Others for which it counts too. */
  readonly reached: readonly number[]
  /** Reads what is there now. */
  again(): Promise<unknown>
  onStatus(status: SaveStatus): void
}

/** Something that is on or off and is written as soon as it is turned; `said` is the key of what is said then. */
export const useAtOnce = (
  { institution, reached, again, onStatus }: Written,
  write: (on: boolean) => Promise<unknown>,
  said: (on: boolean) => string,
) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const toasts = useToasts()
  const places = [institution, ...reached].flatMap((id) => institutionNames(institutions, [id]))
  return useMutation({
    mutationFn: write,
    meta: { shown: true },
    onSuccess: (_, on) => {
      onStatus(2)
      toasts.show('success', t(said(on)), { places })
    },
    onError: (thrown) => {
      onStatus(1)
      toasts.show('error', failureText(t, thrown), { places })
    },
    // Refused or not: somebody else may have changed it.
    onSettled: again,
  })
}
