import { useTranslation } from 'react-i18next'
import { endpoints, sendMessage } from '#protocol/services.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { useAgain } from '../operation/useListed.ts'

/** Sends messages once more and says so; `done` is called once the server has one, and told whether the focus is where it was. */
export const useSendAgain = (done: (stays: boolean) => void) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  return useAgain(endpoints.messages, sendMessage, (stays) => {
    toasts.show('success', t('screens.outbox.sentAgain'))
    done(stays)
  })
}
