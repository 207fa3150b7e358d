import type { Configuration, Navigation, Settings } from '#protocol/configuration.ts'
import { endpoints } from '#protocol/services.ts'
import { createHttp, type Http, type HttpOptions } from './http.ts'
import { createResources, type Resources } from './resources.ts'
import { pageViewsTo } from './services/pageViews.ts'
import { createSession, type Session, type SessionStorage } from './session/session.ts'
import { browserTabs, type Tabs } from './session/tabs.ts'
import { tokenStoreOf } from './session/tokenStore.ts'
import { createTokens, type EndReason, type Tokens } from './session/tokens.ts'
import { urlOf } from './transport.ts'

export interface Client {
  readonly http: Http
  readonly resources: Resources
  readonly session: Session
  readonly tokens: Tokens
  /** Tells that a screen was opened, where somebody wants to know. */
  readonly viewed: (page: string) => void
  /** What the server says of the company that runs it. */
  readonly settings: Settings
  /** Where the links to other applications lead. */
  readonly navigation: Navigation
  /** Leaves for the page on which people see what is known of them; undefined where the console has it. */
  readonly leaveForProfile: (() => void) | undefined
}

interface ClientOptions extends Pick<HttpOptions, 'fetch' | 'ownTokens'> {
  readonly tabs?: Tabs
  readonly storage?: SessionStorage
  /** The cookies of the page that scripts can read, as `document.cookie` gives them. */
  readonly cookies?: () => string
  /** Goes to an address elsewhere. */
  readonly leave?: (address: string) => void
  /** The page that is open, as a path. */
  readonly here?: () => string
  /** Whether the page is shown by a telephone, as its user agent has it. */
  readonly isMobile?: () => boolean
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

/** Whether a cookie of that name is there; where none is named, nobody knows. */
const mayBeThere = (name: string | undefined, cookies: () => string): boolean =>
  name === undefined ||
  cookies()
    .split('; ')
    .some((cookie) => cookie.startsWith(`${name}=`))

/** The client of one page: one session, one holder of the token, one way to the services. */
export function createClient(config: Configuration, options: ClientOptions = {}): Client {
  const {
    tabs = browserTabs(),
    storage = browserStorage(),
    cookies = () => document.cookie,
    leave = (address) => location.assign(address),
    here = () => location.pathname + location.search + location.hash,
    isMobile = () => /Mobi/i.test(navigator.userAgent),
    ...rest
  } = options
  const tokens = createTokens(tokenStoreOf(config.tokenStore, storage.local), tabs)
  const http = createHttp({ bases: config.bases, tokens, tabs, ...rest })
  const signOnBy = (institutionCode: string, returnTo = here()) =>
    leave(urlOf(config.bases, { ...endpoints.sso, query: { institutionCode, returnTo } }))
  const mayBeOpen = () => mayBeThere(config.sessionHint, cookies)
  const mobileLogin = isMobile() ? config.mobileLogin : undefined
  const onLeft = () => mobileLogin !== undefined && leave(mobileLogin)
  const session = createSession(http, tokens, { storage, mayBeOpen, signOnBy, onLeft })
  const viewed = pageViewsTo(config.pageViews)
  const { profile, companyDomain, navigation = {} } = config
  const settings: Settings = companyDomain === undefined ? {} : { companyDomain }
  const leaveForProfile = profile === undefined ? undefined : () => leave(profile)
  return {
    http,
    tokens,
    resources: createResources(http),
    session,
    viewed,
    settings,
    navigation,
    leaveForProfile,
  }
}
