import type { TFunction } from 'i18next'
import { failureText, isOffline, NO_ANSWER } from '../../failureText.ts'
import { problemOf } from '../../gateway.ts'
import type { Toasts } from '../../toast/toasts.ts'

interface Told {
  readonly t: TFunction
  readonly toasts: Toasts
}

/** Says which file did not come and why, and offers another try where one may help: a refusal would be refused again. */
export const tellUnfetched = (
  { t, toasts }: Told,
  what: string,
  thrown: unknown,
  again: () => void,
): void => {
  const { status } = problemOf(thrown)
  const why = status === NO_ANSWER && !isOffline(thrown) ? t('list.cutOff') : failureText(t, thrown)
  const action = { name: 'retry', text: t('list.retry'), run: again }
  toasts.show('error', `${what} ${why}`, status >= 500 || status === 429 ? { action } : {})
}
