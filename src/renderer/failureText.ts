import type { TFunction } from 'i18next'
import { problemOf } from './gateway.ts'

/** The browser knew that it had no network. */
export const isOffline = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'offline' in thrown && thrown.offline === true

/** Why a call failed, in words that say what to do next. Takes what was thrown, or a code of the catalogue. */
export const failureText = (t: TFunction, failed: unknown): string => {
  const { said } = typeof failed === 'number' ? {} : problemOf(failed)
  if (said !== undefined) return said
  const key = isOffline(failed) ? 'offline' : typeof failed === 'number' ? failed : problemOf(failed).code
  return t([`errors.${key}`, 'errors.500'])
}

/** Code of what got no answer at all. */
export const NO_ANSWER = 520

/** The same of a write, which stands as it was typed where no answer came, and is tried again unless something else is in the way. */
export const writeFailureText = (t: TFunction, code = 500, triesAgain = true): string =>
  code === NO_ANSWER ? t(triesAgain ? 'errors.offlineKept' : 'errors.offline') : failureText(t, code)
