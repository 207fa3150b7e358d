import { isApiError } from './apiError.ts'

const tries = 3
const isPassing = (status: number) => status === 520 || status === 502 || status === 503 || status === 504

/** Reads are tried again when the network or a gateway failed, up to 3 times; never after a 4xx, never a write. */
export const shouldRetryRead = (failures: number, error: unknown): boolean =>
  failures < tries && isApiError(error) && !error.aborted && !error.ended && isPassing(error.status)

/** Milliseconds: what the server asked (at most 30 s), else 0.5 s, 1 s, 2 s. */
export const retryDelay = (failures: number, error: unknown): number =>
  isApiError(error) && error.retryAfter !== undefined
    ? Math.min(error.retryAfter, 30) * 1000
    : 500 * 2 ** failures
