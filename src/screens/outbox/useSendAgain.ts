import { useTranslation } from 'react-i18next'
import { endpoints, sendMessage } from '#protocol/services.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { useAgain } from '../operation/useListed.ts'

/** Sends a message once more and says so; `done` is called once the server has it. */
export const useSendAgain = (done: () => void) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const again = useAgain(endpoints.messages, sendMessage)
  const send = (id: number) => {
    if (again.isPending) return
    again.mutate(id, {
      onSuccess: () => {
        toasts.show('success', t('screens.outbox.sentAgain'))
        done()
      },
    })
  }
  return { send, busy: again.isPending }
}
