import { isObject } from '#protocol/row.ts'

/**
 * The token rules as a pure machine. A request goes through it at most twice:
 *
 *     sent ──► answer ──► deliver
 *                ├──────► logout
 *                └──────► refresh ──► retry ──► answer (attempt 2) ──► deliver | logout
 *                             ├─────► logout
 *                             └─────► deliver (the refresh's own failure)
 */
type AfterAnswer = 'deliver' | 'refresh' | 'logout'
export type RefreshOutcome = 'renewed' | 'refused' | 'failed'
type AfterRefresh = 'retry' | 'deliver' | 'logout'

export interface Answered {
  readonly status: number
  readonly body: unknown
  /** 1 for the first sending, 2 for the retry. */
  readonly attempt: 1 | 2
  /** Whether a token was stored when the request was first sent. */
  readonly hasToken: boolean
}

const sayings = (body: unknown): unknown[] => {
  if (!isObject(body)) return [body]
  const { error, errors, message } = body
  return [error, message, ...(Array.isArray(errors) ? errors : [errors])].map((said) =>
    typeof said === 'object' && said !== null && 'message' in said ? said.message : said,
  )
}

/** 401 or 403 whose error says that the token has expired. A plain 403 is a refusal and nothing else. */
export const isTokenExpired = (status: number, body: unknown): boolean =>
  (status === 401 || status === 403) &&
  sayings(body).some((said) => typeof said === 'string' && said.includes('Token expired'))

/** What to do with an answer. 440 means that the session has ended. */
export function afterAnswer({ status, body, attempt, hasToken }: Answered): AfterAnswer {
  if (attempt === 1 && isTokenExpired(status, body)) return 'refresh'
  if (status !== 401 && status !== 440) return 'deliver'
  if (hasToken) return status === 440 ? 'logout' : 'deliver'
  // Without a token the session may still live in the cookie: one try to get it back.
  return attempt === 1 ? 'refresh' : 'logout'
}

/** How a refresh went. `kept` is false when its token was of another subject or could not be used. */
export function refreshOutcome(status: number, token: string | undefined, kept: boolean): RefreshOutcome {
  if (status === 401 || status === 440) return 'refused'
  if (status < 200 || status >= 300 || token === undefined) return 'failed'
  // The cookie now belongs to somebody else: going on would mix two users.
  return kept ? 'renewed' : 'refused'
}

/** What to do with the request that waited for the refresh. */
export function afterRefresh(outcome: RefreshOutcome, hasToken: boolean): AfterRefresh {
  if (outcome === 'renewed') return 'retry'
  if (outcome === 'refused') return 'logout'
  return hasToken ? 'deliver' : 'retry'
}
