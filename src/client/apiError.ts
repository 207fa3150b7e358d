import { clashIn, type Detail, type ErrorAnswer, paramsIn, type Reason } from '#protocol/problem.ts'
import { isObject } from '#protocol/row.ts'

/** What an answer says of one column, line or institution, where it says which. */
type ApiDetail = Omit<Detail, 'column'> & { readonly column?: string }

interface ApiErrorFacts {
  readonly status: number
  readonly code: number
  readonly details?: readonly ApiDetail[]
  readonly body?: unknown
  readonly said?: string
  readonly retryAfter?: number
  readonly offline?: boolean
  readonly aborted?: boolean
  readonly ended?: boolean
  readonly cause?: unknown
}

/**
 * Every failure of a call, as its caller gets it.
 * `status`: of HTTP, 520 without a (readable) answer. `code`: of the error catalogue, the body's `errorCode`,
 * 500 if absent, 520 without an answer. `said`: the first message of an answer without a code, which is all there is to tell.
 * `retryAfter`: seconds, as the server asked.
 * `offline`: the browser knows it has no network. `aborted`: the caller gave up. `ended`: the session is over.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: number
  readonly details: readonly ApiDetail[]
  readonly body: unknown
  readonly said: string | undefined
  readonly retryAfter: number | undefined
  readonly offline: boolean
  readonly aborted: boolean
  readonly ended: boolean

  constructor(facts: ApiErrorFacts) {
    super(`status ${facts.status}, code ${facts.code}`, { cause: facts.cause })
    this.status = facts.status
    this.code = facts.code
    this.details = facts.details ?? []
    this.body = facts.body
    this.said = facts.said
    this.retryAfter = facts.retryAfter
    this.offline = facts.offline ?? false
    this.aborted = facts.aborted ?? false
    this.ended = facts.ended ?? false
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** No answer, or none that can be read: network, timeout, half a body. */
export const noAnswer = (facts: Pick<ApiErrorFacts, 'cause' | 'aborted'> = {}): ApiError =>
  new ApiError({ status: 520, code: 520, offline: globalThis.navigator?.onLine === false, ...facts })

const asNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function detailOf(raw: unknown, code: number): ApiDetail[] {
  if (!isObject(raw)) return []
  const given = raw
  return [
    {
      code: asNumber(given.code) ?? code,
      column: asText(given.column),
      line: asNumber(given.line),
      institution: asNumber(given.institution),
      // One that this page has no sentence for is told by its code.
      reason: asText(given.reason) as Reason | undefined,
      params: isObject(given.params) ? paramsIn(given.params) : undefined,
      clash: clashIn(given.clash),
    },
  ]
}

/** What is shown of another platform's message, in characters. */
const SAID_MAX = 300

/** Normalises an answer of status 400 and above, whatever its body is. */
export function errorOf(
  answer: { status: number; body: unknown; retryAfter?: number },
  facts: Pick<ApiErrorFacts, 'ended'> = {},
): ApiError {
  const body: Partial<Record<keyof ErrorAnswer, unknown>> = isObject(answer.body) ? answer.body : {}
  const { errorCode, errors, details } = body
  const known = asNumber(errorCode)
  const code = known ?? 500
  const [said] = Array.isArray(errors) ? errors : []
  return new ApiError({
    status: answer.status,
    code,
    details: Array.isArray(details) ? details.flatMap((detail) => detailOf(detail, code)) : [],
    body: answer.body,
    ...(known === undefined && typeof said === 'string' && { said: said.slice(0, SAID_MAX) }),
    retryAfter: answer.retryAfter,
    ...facts,
  })
}
