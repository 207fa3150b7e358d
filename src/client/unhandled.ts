import { type ApiError, isApiError } from './apiError.ts'

export type OnNotice = (error: ApiError) => void

/** Worth telling a user: not what he gave up himself, nor the echoes of a session that is over. */
export const isNoticeable = (error: unknown): error is ApiError =>
  isApiError(error) && !error.aborted && !error.ended

/** Tells each failure once, however many ways it takes to come up. */
export function onceEach(onNotice: OnNotice): OnNotice {
  const told = new WeakSet<ApiError>()
  return (error) => {
    if (told.has(error)) return
    told.add(error)
    onNotice(error)
  }
}

/** Reports failures of calls that no caller handled, so that none is silent. Returns how to stop. */
export function watchUnhandled(target: EventTarget, onNotice: OnNotice): () => void {
  const hear = (event: Event) => {
    const reason = 'reason' in event ? event.reason : undefined
    if (!isApiError(reason)) return
    event.preventDefault()
    if (isNoticeable(reason)) onNotice(reason)
  }
  target.addEventListener('unhandledrejection', hear)
  return () => target.removeEventListener('unhandledrejection', hear)
}
