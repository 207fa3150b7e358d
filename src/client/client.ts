import type { Config } from './config.ts'
import { createHttp, type Http } from './http.ts'
import { createResources, type Resources } from './resources.ts'
import { createSession, type Session, type SessionStorage } from './session.ts'
import { browserTabs, type Tabs } from './tabs.ts'
import { tokenStoreOf } from './tokenStore.ts'
import { createTokens, type EndReason, type Tokens } from './tokens.ts'
import type { FetchLike } from './transport.ts'

export interface Client {
  readonly http: Http
  readonly resources: Resources
  readonly session: Session
  readonly tokens: Tokens
}

export interface ClientOptions {
  readonly fetch?: FetchLike
  readonly tabs?: Tabs
  readonly storage?: SessionStorage
  /** The session is over: caches must be emptied and the login page shown. */
  readonly onLogout?: (reason: EndReason) => void
}

const browserStorage = (): SessionStorage => ({
  local: globalThis.localStorage,
  session: globalThis.sessionStorage,
})

/** The client of one page: one session, one holder of the token, one way to the services. */
export function createClient(config: Config, options: ClientOptions = {}): Client {
  const { tabs = browserTabs(), storage = browserStorage(), fetch, onLogout } = options
  const tokens = createTokens(tokenStoreOf(config.tokenStore), tabs)
  const http = createHttp({ bases: config.bases, tokens, tabs, fetch, onLogout })
  return { http, tokens, resources: createResources(http), session: createSession(http, tokens, storage) }
}
