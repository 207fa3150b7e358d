import { useTranslation } from 'react-i18next'
import { mootReasons } from '#protocol/operation.ts'
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
    const { details } = problemOf(error)
    const moot = mootReasons.find((one) => details.some(({ reason }) => reason === one))
    if (moot) toasts.show('error', t(`screens.outbox.moot.${moot}`), { duration: WITH_ACTION })
    return moot !== undefined
  }
  return useAgain(endpoints.messages, sendMessage, told, refused)
}
