import { useTranslation } from 'react-i18next'
import { endpoints, sendMessage } from '#protocol/services.ts'
import { problemOf } from '#renderer/gateway.ts'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { WITH_ACTION } from '#renderer/toast/toasts.ts'
import { useAgain } from '../operation/useListed.ts'

/** Sends messages once more and says so; `done` is called once the server has one, and told whether the focus is where it was. */
export const useSendAgain = (done: (stays: boolean) => void) => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const told = (stays: boolean) => {
    toasts.show('success', t('screens.outbox.sentAgain'))
    done(stays)
  }
  const refused = (error: unknown) => {
    const isOver = problemOf(error).details.some(({ reason }) => reason === 'linkOver')
    if (isOver) toasts.show('error', t('screens.outbox.moot.linkOver'), { duration: WITH_ACTION })
    return isOver
  }
  return useAgain(endpoints.messages, sendMessage, told, refused)
}
