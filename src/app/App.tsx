import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useClient, useSession } from '#client/ClientContext.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { afterPaint } from '#renderer/scheduling/idle.ts'
import { Toaster } from '#renderer/toast/Toaster.tsx'
import { useToasts } from '#renderer/toast/ToastsContext.ts'
import { useSame } from '#renderer/useSteady.ts'
import { ConsolePage } from './console/ConsolePage.tsx'
import { readableMenu, withTabs } from './console/menuGroups.ts'
import { parseHash } from './console/place.ts'
import { menuName, rememberedTab } from './console/tabMemory.ts'
import { ToLogin } from './entry/ToLogin.tsx'
import { createGateway } from './gateway/createGateway.ts'
import { GatewayProvider } from './gateway/GatewayContext.ts'
import { HomeMessage } from './HomeMessage.tsx'
import { chooseLanguage, languageFor, spokenLanguage } from './i18n.ts'
import { useSpeak } from './me/useSpeak.ts'
import { LoginRoute, ownRoutes, PasswordRoute } from './pages.ts'
import { Navigation } from './shell/navigation/Navigation.tsx'
import { useNavigationLinks } from './shell/navigation/useNavigationLinks.ts'
import { Shell } from './shell/Shell.tsx'
import { holdInstitutions, selectedInstitutions } from './state/selection.ts'
import { Unreachable } from './Unreachable.tsx'
import { readNumberData } from './words/numberData.ts'

/** What the session allows to see: the start, the login page, or the console. */
export const App = ({ catalogue }: { readonly catalogue: Catalogue }) => {
  const { t } = useTranslation()
  const { session } = useClient()
  const now = useSession()
  const drawn = useDeferredValue(now)
  // The console is drawn in slices, between which the browser can answer; where a session ends it goes at once.
  const state = now.status === 'open' ? drawn : now
  const { pathname } = useLocation()
  const signedIn = useRef(false)
  if (state.status === 'anonymous') signedIn.current = true
  const toasts = useToasts()
  const person = now.status === 'open' ? now.user.id : undefined
  // Messages name rows of whoever has left, and what fails because a session is over is said by the page for signing in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each person
  useEffect(() => () => toasts.forget(), [toasts, person])

  // Whoever follows a link of an e-mail needs no session, whatever became of one that is kept here.
  if (pathname === '/password') return <PasswordRoute />
  if (state.status === 'restoring')
    return (
      <p className="starting" role="status">
        {t('shell.loading')}
      </p>
    )
  if (state.status === 'unreachable')
    return <Unreachable error={state.error} onRetry={() => void session.restore()} />
  return (
    <>
      <Routes>
        <Route path="/login" element={<LoginRoute catalogue={catalogue} state={state} />} />
        <Route
          path="*"
          element={
            state.status === 'open' ? (
              <Console catalogue={catalogue} session={state} arrives={signedIn.current} />
            ) : (
              <ToLogin />
            )
          }
        />
      </Routes>
      {person !== undefined && <Toaster />}
    </>
  )
}

interface ConsoleProps {
  readonly catalogue: Catalogue
  readonly session: SessionData
  /** Somebody has signed in on this page, which goes on without being loaded anew. */
  readonly arrives: boolean
}

const Console = ({ catalogue, session, arrives }: ConsoleProps) => {
  const client = useClient()
  const gateway = useMemo(() => createGateway(catalogue, client), [catalogue, client])
  const links = useNavigationLinks(gateway, session)
  const speak = useSpeak(catalogue, session.user.id)
  const location = useLocation()
  const selected = useSame(selectedInstitutions(location.search, session.user.id, session.institutions))
  const { name } = parseHash(location.hash)
  const menu = useMemo(() => readableMenu(catalogue, session), [catalogue, session])
  const screens = useMemo(() => withTabs(catalogue, menu), [catalogue, menu])
  const first = menu[0]?.screens[0]?.name
  const toFirst = (
    <Navigate to={{ pathname: '/console', search: location.search, hash: `#${first}` }} replace />
  )
  const page = { catalogue, session, selected }
  // biome-ignore lint/correctness/useExhaustiveDependencies: which tab was open is remembered as one goes from screen to screen
  const tabOf = useCallback((table: string) => rememberedTab(catalogue, table), [catalogue, name])

  useEffect(() => {
    const language = languageFor(session.user.lang)
    // Where its words do not come, the console goes on in the language that it speaks.
    if (language) chooseLanguage(language, session.user.id).catch(() => undefined)
  }, [session.user])

  useEffect(() => holdInstitutions(session.user.id, selected), [session.user.id, selected])

  useEffect(() => afterPaint(() => readNumberData(spokenLanguage())), [])

  return (
    <GatewayProvider value={gateway}>
      <Shell
        catalogue={catalogue}
        menu={menu}
        session={session}
        selected={selected}
        table={menuName(catalogue, name)}
        tabOf={tabOf}
        arrives={arrives}
        screens={screens}
        navigation={<Navigation links={links} addresses={client.navigation} />}
        onLanguage={speak}
        onLogout={() => void client.session.logout()}
      >
        <Routes>
          <Route path="/" element={toFirst} />
          <Route path="/console" element={name === '' ? toFirst : <ConsolePage {...page} />} />
          {Object.entries(ownRoutes).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page {...page} />} />
          ))}
          <Route path="*" element={<HomeMessage what="notFound" />} />
        </Routes>
      </Shell>
    </GatewayProvider>
  )
}
