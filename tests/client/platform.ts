import { createHttp } from '#client/http.ts'
import { createTabs, type Tabs } from '#client/session/tabs.ts'
import { memoryStore, type TokenStore } from '#client/session/tokenStore.ts'
import { createTokens } from '#client/session/tokens.ts'
import type { FetchLike } from '#client/transport.ts'
import { config, fakeFetch, isRefresh, jwt, lapsed } from './fakes.ts'

export const bearer = (token: string) => `Bearer ${token}`
/** For counting settled results. */
export const isOk = (result: PromiseSettledResult<unknown>) => result.status === 'fulfilled'

/** A platform that knows one valid token at a time and renews it on demand. */
export function platform() {
  const state = { valid: jwt('7', 1), serial: 1, refreshes: 0, inFlight: 0, mostInFlight: 0, alive: true }
  const fetch = fakeFetch(async (sent) => {
    if (!isRefresh(sent)) {
      await null
      return sent.headers.authorization === bearer(state.valid) ? { status: 200, body: { data: [] } } : lapsed
    }
    state.refreshes += 1
    state.mostInFlight = Math.max(state.mostInFlight, ++state.inFlight)
    for (let i = 0; i < 5; i++) await null
    state.inFlight -= 1
    if (!state.alive) return { status: 401 }
    state.serial += 1
    state.valid = jwt('7', state.serial)
    return { status: 201, body: { data: { token: state.valid } } }
  })
  return { state, fetch }
}

/** One tab of user 7, by default alone and with an expired token. */
export function tab(
  fetch: FetchLike,
  tabs: Tabs = createTabs(),
  store: TokenStore = memoryStore(),
  token = jwt('7', 0),
) {
  const ends: string[] = []
  store.write({ token, subject: '7' })
  const tokens = createTokens(store, tabs)
  return {
    ends,
    tokens,
    http: createHttp({ bases: config.bases, tokens, tabs, fetch, onLogout: (why) => ends.push(why) }),
  }
}
