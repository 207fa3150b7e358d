import type { TFunction } from 'i18next'
import { isOffline } from '#renderer/failureText.ts'
import { problemOf } from '#renderer/gateway.ts'
import { minuteOf } from './minuteOf.ts'

/** What a page says: the sentence's key, the code for scripts, and the seconds to wait where there are any. */
export interface SignInProblem {
  readonly key: string
  readonly code: string
  readonly seconds: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What a refused call is told as; a wait has its reason and seconds in `details`. */
export const signInProblem = (thrown: unknown): SignInProblem => {
  const { code, status, details } = problemOf(thrown)
  const [{ reason, params } = {}] = details
  const key = isOffline(thrown)
    ? 'offline'
    : status === 401
      ? 'badCredentials'
      : status === 429
        ? (reason ?? '429')
        : String(code)
  return { key, code: status === 429 ? '429' : key, seconds: Number(params?.seconds ?? 0), at: Date.now() }
}

/** The sentence, with the time from which one may try again on the clock of whoever reads. */
export const problemSentence = (t: TFunction, { key, code, seconds, at }: SignInProblem): string =>
  t([`errors.${key}`, `errors.${code}`, 'errors.500'], {
    seconds,
    time: minuteOf(at + seconds * 1000),
  })
