import type { Config } from './config.ts'
import { createHttp, type Http, type HttpOptions } from './http.ts'
import { createResources, type Resources } from './resources.ts'
import { createSession, type Session, type SessionStorage } from './session.ts'
import { browserTabs, type Tabs } from './tabs.ts'
import { tokenStoreOf } from './tokenStore.ts'
import { createTokens, type EndReason, type Tokens } from './tokens.ts'

export interface Client {
  readonly http: Http
  readonly resources: Resources
  readonly session: Session
  readonly tokens: Tokens
}

export interface ClientOptions extends Pick<HttpOptions, 'fetch' | 'ownTokens'> {
  readonly tabs?: Tabs
  readonly storage?: SessionStorage
  /** The session is over: caches must be emptied and the login page shown. */
  readonly onLogout?: (reason: EndReason) => void
}

/** Undefined where the browser refuses storage to the page, which it says by throwing. */
function storageNamed(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[name]
  } catch {
    return undefined
  }
}

const browserStorage = (): SessionStorage => ({
  local: storageNamed('localStorage'),
  session: storageNamed('sessionStorage'),
})

/** The client of one page: one session, one holder of the token, one way to the services. */
export function createClient(config: Config, options: ClientOptions = {}): Client {
  const { tabs = browserTabs(), storage = browserStorage(), ...rest } = options
  const tokens = createTokens(tokenStoreOf(config.tokenStore, storage.local), tabs)
  const http = createHttp({ bases: config.bases, tokens, tabs, ...rest })
  return { http, tokens, resources: createResources(http), session: createSession(http, tokens, storage) }
}
