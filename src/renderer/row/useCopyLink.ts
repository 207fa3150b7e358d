import { useTranslation } from 'react-i18next'
import { useToasts } from '../toast/ToastsContext.ts'

/** Copies an address to be sent to somebody; a message says that it is copied, or the address itself where it could not be. */
export const useCopyLink = (): ((address: string) => Promise<void>) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  return async (address) => {
    try {
      await navigator.clipboard.writeText(address)
      toasts.show('success', t('link.copied'))
    } catch {
      toasts.show('error', t('link.notCopied', { address }))
    }
  }
}
