import { isObject } from '#protocol/row.ts'
import { endpoints } from '#protocol/services.ts'
import { type ApiError, errorOf, isApiError, noAnswer } from '../apiError.ts'
import type { Transport } from '../transport.ts'
import type { Tabs } from './tabs.ts'
import { type RefreshOutcome, refreshOutcome } from './tokenRules.ts'
import type { Tokens } from './tokens.ts'

/** `error` says why it was not renewed. `session` is what the answer told of it, where it was asked for and is served. */
export interface Refreshed {
  readonly outcome: RefreshOutcome
  readonly error?: ApiError
  readonly session?: unknown
}

/** Gets a new token in place of `stale`, the one that was refused (null: there was none). Never rejects. */
type Refresh = (stale: string | null, withSession?: boolean) => Promise<Refreshed>

const lockName = 'pupitre-refresh'
const waitMs = 30_000

/** One refresh at a time in this tab and, where the browser has locks, in all tabs. */
export function createRefresh(transport: Transport, tokens: Tokens, tabs: Tabs): Refresh {
  let inFlight: { generation: number; result: Promise<Refreshed> } | undefined

  async function ask(stale: string | null, generation: number, session?: true): Promise<Refreshed> {
    // While this one waited for its turn the session may have ended, or the token have been renewed:
    // by another tab in a shared store, or here before a late answer to the old token came in.
    if (generation !== tokens.generation()) return { outcome: 'failed', error: noAnswer() }
    if (tokens.current() !== null && tokens.current() !== stale) return { outcome: 'renewed' }
    const answer = await transport(
      { ...endpoints.refresh, query: { adminId: tokens.subject(), session }, timeoutMs: waitMs },
      tokens.current(),
    )
    const kept = answer.token !== undefined && tokens.accept(answer.token, generation)
    const outcome = refreshOutcome(answer.status, answer.token, kept)
    if (outcome !== 'renewed') return { outcome, error: errorOf(answer) }
    const told = session && isObject(answer.data) ? answer.data.session : undefined
    return told === undefined ? { outcome } : { outcome, session: told }
  }

  const start = (stale: string | null, generation: number, session?: true): Promise<Refreshed> =>
    tabs
      .exclusively(lockName, () => ask(stale, generation, session), waitMs)
      .catch(
        (cause): Refreshed => ({ outcome: 'failed', error: isApiError(cause) ? cause : noAnswer({ cause }) }),
      )
      .finally(() => {
        inFlight = undefined
      })

  return async (stale, withSession = false) => {
    // A refresh begun for an earlier session says nothing of this one.
    while (inFlight && inFlight.generation !== tokens.generation()) await inFlight.result
    const generation = tokens.generation()
    inFlight ??= { generation, result: start(stale, generation, withSession || undefined) }
    return inFlight.result
  }
}
