import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isUnanswered } from '#engine/save/write.ts'
import { failureText } from '#renderer/failureText.ts'
import { problemOf } from '#renderer/gateway.ts'
import { institutionNames, useRenderer } from '#renderer/RendererContext.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import type { SsoRows } from './useSsoRows.ts'

/** What became of the last save: none yet, failed, succeeded. Source: specification §3 (errorCode -1, 1, 2), §4. */
export type SaveStatus = -1 | 1 | 2

/** What of an institution is written, and who hears of it. */
export interface Written {
  readonly institution: number
  /** Others for which it counts too. */
  readonly reached: readonly number[]
  /** Reads what is there now; undefined where it cannot be read. */
  again(): Promise<SsoRows | undefined>
  onStatus(status: SaveStatus): void
}

/**
 * Something that is on or off and is written as soon as it is turned; `said` is the key of what is said then. Where the answer
 * is lost `isSo` tells of what is read anew whether it was done.
 */
export const useAtOnce = (
  { institution, reached, again, onStatus }: Written,
  write: (on: boolean) => Promise<unknown>,
  said: (on: boolean) => string,
  isSo: (rows: SsoRows, on: boolean) => boolean,
) => {
  const { t } = useTranslation()
  const { institutions } = useRenderer()
  const toasts = useToasts()
  const places = [institution, ...reached].flatMap((id) => institutionNames(institutions, [id]))
  return useMutation({
    mutationFn: async (on: boolean) => {
      try {
        await write(on)
      } catch (thrown) {
        const rows = isUnanswered(problemOf(thrown)) ? await again() : undefined
        if (!rows || !isSo(rows, on)) throw thrown
      }
    },
    meta: { shown: true },
    onSuccess: (_, on) => {
      onStatus(2)
      toasts.show('success', t(said(on)), { places })
    },
    onError: (thrown) => {
      onStatus(1)
      const isGone = problemOf(thrown).status === 404
      toasts.show('error', isGone ? t('screens.sso.gone') : failureText(t, thrown), { places })
    },
    // Refused or not: somebody else may have changed it.
    onSettled: again,
  })
}
