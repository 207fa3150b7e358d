import { createStore } from 'zustand/vanilla'
import { isObject } from '#protocol/row.ts'
import type { Credentials, SessionData } from '#protocol/services/session.ts'
import { endpoints } from '#protocol/services.ts'
import { ApiError, isApiError } from '../apiError.ts'
import type { Http } from '../http.ts'
import { sessionIn } from './sessionIn.ts'
import type { EndReason, Tokens } from './tokens.ts'

export type SessionState =
  | { readonly status: 'restoring' }
  /** `why` is absent when there was no session to begin with. */
  | { readonly status: 'anonymous'; readonly why?: EndReason }
  /** Neither open nor refused: the services did not answer; `restore()` tries again. */
  | { readonly status: 'unreachable'; readonly error: ApiError }
  | ({ readonly status: 'open' } & SessionData)

export interface SessionStorage {
  readonly local?: Storage
  readonly session?: Storage
}

/** Leaves the page to sign on by the server that a code leads to; comes back to `returnTo`, else to where the page was. */
type SignOnBy = (institutionCode: string, returnTo?: string) => void

const pendingLogoutKey = 'pupitre.pendingLogout'
const logoutMs = 5_000
/** Milliseconds that somebody who logs out waits for the server, with what they saw still there. */
const seenMs = 1_000

/** Removes what is stored of a person; that they have logged out stays until the server knows. */
const emptyOf = (storage: Storage): void => {
  const keys = Array.from({ length: storage.length }, (_, nth) => storage.key(nth))
  for (const key of keys) if (key !== null && key !== pendingLogoutKey) storage.removeItem(key)
}

const settledWithin = async (ms: number, work: Promise<unknown>): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, promise])
  clearTimeout(timer)
}

function sessionOf(data: unknown): SessionData {
  const session = sessionIn(data)
  if (!session) throw new ApiError({ status: 520, code: 520, body: data })
  return session
}

interface SessionOptions {
  readonly storage?: SessionStorage
  /** Whether the browser may hold a session; where it does not, none is asked for. */
  readonly mayBeOpen?: () => boolean
  /**
   * Leaves for the server that opened the session, once what it gave is over, and comes back.
   * Source: specification of the institution area, §4.
   */
  readonly signOnBy?: SignOnBy
  /** Somebody has logged out here, and the server knows. */
  readonly onLeft?: () => void
}

/** Who is logged in. */
export function createSession(
  http: Http,
  tokens: Tokens,
  { storage = {}, mayBeOpen = () => true, signOnBy = () => {}, onLeft = () => {} }: SessionOptions = {},
) {
  const { setState, ...state } = createStore<SessionState>(() => ({ status: 'restoring' }))
  const become = (next: SessionState) => setState(next, true)
  let restoring: Promise<void> | undefined
  let leaving: Promise<void> | undefined

  tokens.onEnd((why) => {
    // Whom the server has signed out comes back to what they have chosen; a page loaded after that end has it all too.
    if (why !== 'ended') storage.session?.clear()
    // Where another user has logged in in another tab, local storage is already that user's.
    if (why !== 'ended' && why !== 'replaced' && storage.local) emptyOf(storage.local)
    if (state.getState().status !== 'anonymous') become({ status: 'anonymous', why })
  })

  /** Opens the session that came with the token (`told`), or asks the server for it. */
  async function open(told?: unknown): Promise<void> {
    const generation = tokens.generation()
    const session = sessionOf(told ?? (await http.send(endpoints.session)).data)
    if (tokens.generation() !== generation) return
    if (session.sso?.expired) return signOnBy(session.sso.institutionCode)
    become({ status: 'open', ...session })
  }

  /** True when the server has ended the session, or knows of none. */
  const leaveServer = (isOver: () => boolean) =>
    http.send({ ...endpoints.logout, method: 'POST', timeoutMs: logoutMs }).then(
      () => true,
      (error) => {
        if (!isApiError(error)) return false
        // Once it is over here every answer counts as the end: the server has to say so itself.
        return isOver() ? error.status === 440 : error.ended || error.status === 401
      },
    )

  async function findSession(): Promise<void> {
    become({ status: 'restoring' })
    // A logout that the server never heard of comes first: the cookie would bring the session back.
    if (storage.local?.getItem(pendingLogoutKey)) return logout()
    const generation = tokens.generation()
    if (tokens.current() === null && !mayBeOpen()) return become({ status: 'anonymous' })
    const { outcome, error, session } = await http.refresh()
    if (tokens.generation() !== generation) return
    if (outcome === 'refused' && tokens.current() !== null) return tokens.end('ended')
    if (outcome === 'refused') return become({ status: 'anonymous' })
    if (outcome === 'failed' && tokens.current() === null && error)
      return become({ status: 'unreachable', error })
    try {
      await open(session)
    } catch (cause) {
      if (tokens.generation() !== generation) return
      if (!isApiError(cause)) throw cause
      become(cause.status === 401 ? { status: 'anonymous' } : { status: 'unreachable', error: cause })
    }
  }

  async function logout(): Promise<void> {
    let isOver = false
    const told = leaveServer(() => isOver)
    remember()
    leaving = told.then((done) => {
      if (!done) return
      storage.local?.removeItem(pendingLogoutKey)
      onLeft()
    })
    await settledWithin(seenMs, told)
    isOver = true
    tokens.end('left')
    await leaving
  }

  /** A page that goes before the server knows of the logout leaves it to the next one. */
  const remember = (): void => {
    try {
      storage.local?.setItem(pendingLogoutKey, '1')
    } catch {
      // No room: a server that answers is told all the same.
    }
  }

  const restore = (): Promise<void> => {
    restoring ??= findSession().finally(() => {
      restoring = undefined
    })
    return restoring
  }

  // Whoever has signed in again in one tab need not in each of the others.
  tokens.onLogin(() => {
    if (state.getState().status === 'anonymous') void restore()
  })

  return {
    state,
    /** At page load: the session cookie gives a token, which gives the session. Never rejects for want of one. */
    restore,
    /** @throws ApiError 401 for a wrong e-mail or password; the state is then unchanged. */
    async login(email: string, password: string): Promise<void> {
      // The answer to a logout takes the cookie along, whosever it is by then.
      await leaving
      const body: Credentials = { email, password }
      const answer = await http.send({
        ...endpoints.login,
        method: 'POST',
        anonymous: true,
        query: { session: true },
        body,
      })
      const { session, token = answer.token } = isObject(answer.data) ? answer.data : {}
      if (state.getState().status === 'open') tokens.end('left')
      // Before other tabs hear of the session: they would log out in place of restoring it.
      storage.local?.removeItem(pendingLogoutKey)
      if (typeof token !== 'string' || !tokens.begin(token)) throw new ApiError({ status: 520, code: 520 })
      await open(session)
    },
    /** Leaves for an institution's own server; the page comes back by itself, at `returnTo`. */
    signOn(institutionCode: string, returnTo: string): void {
      storage.local?.removeItem(pendingLogoutKey)
      signOnBy(institutionCode, returnTo)
    },
    /**
     * Looks whether the session goes on, of a page that slept and heard nothing: one that the browser gives back as it was
     * left. Where no session can be open any more it is over at once.
     */
    async wake(): Promise<void> {
      if (state.getState().status !== 'open') return
      if (storage.local?.getItem(pendingLogoutKey) || !mayBeOpen()) return tokens.end('elsewhere')
      const { outcome } = await http.refresh()
      if (outcome === 'refused') tokens.end('elsewhere')
    },
    /** Fetches the session again: permissions and institutions may have changed. @throws ApiError */
    reload: () => open(),
    /** Ends the session here, on the server and in the other tabs; without network the server is told at the next load. */
    logout,
  }
}

export type Session = ReturnType<typeof createSession>
