import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useClient, useSession } from '#client/queries.ts'
import type { SessionData } from '#client/session.ts'
import type { Catalogue, MenuGroup } from '#dsl/catalogue.ts'
import { Toaster } from '#renderer/toast/Toaster.tsx'
import { LoginPage } from '#screens/LoginPage.tsx'
import { MessagePage } from '#screens/MessagePage.tsx'
import { ConsolePage, parseHash } from './console/ConsolePage.tsx'
import { mayRead } from './console/mayRead.ts'
import { tabsOf } from './console/TableTabs.tsx'
import { HomeMessage } from './HomeMessage.tsx'
import { chooseLanguage, languageOf, rememberedLanguage } from './i18n.ts'
import { Shell } from './shell/Shell.tsx'
import { LanguageMenu, ThemeMenu } from './shell/TopBar.tsx'
import { selectedInstitutions } from './state/selection.ts'

/** What the session allows to see: the start, the login page, or the console. */
export const App = ({ catalogue }: { readonly catalogue: Catalogue }) => {
  const { t } = useTranslation()
  const { session } = useClient()
  const state = useSession()

  if (state.status === 'restoring')
    return (
      <p className="starting" role="status">
        {t('shell.loading')}
      </p>
    )
  if (state.status === 'unreachable')
    return (
      <main className="starting">
        <MessagePage what="offline">
          <button
            type="button"
            className="button button--primary"
            data-action="retry"
            onClick={() => void session.restore()}
          >
            {t('shell.retry')}
          </button>
        </MessagePage>
      </main>
    )
  return (
    <>
      <Routes>
        <Route
          path="/login"
          element={state.status === 'open' ? <BackToWork /> : <Login ended={state.why === 'ended'} />}
        />
        <Route
          path="*"
          element={state.status === 'open' ? <Console catalogue={catalogue} session={state} /> : <ToLogin />}
        />
      </Routes>
      <Toaster />
    </>
  )
}

/** Where a person wanted to go before logging in, kept through the login page. */
interface From {
  readonly from?: string
}

const BackToWork = () => {
  const { from } = (useLocation().state ?? {}) as From
  return <Navigate to={from ?? '/'} replace />
}

const ToLogin = () => {
  const { pathname, search, hash } = useLocation()
  return <Navigate to="/login" replace state={{ from: pathname + search + hash } satisfies From} />
}

const Login = ({ ended }: { readonly ended: boolean }) => {
  const { session } = useClient()
  return (
    <>
      <div className="login__tools">
        <LanguageMenu />
        <ThemeMenu />
      </div>
      <LoginPage onLogin={session.login} notice={ended ? 'ended' : undefined} />
    </>
  )
}

/** The groups of the menu with the screens that this person may see. */
const readableMenu = (catalogue: Catalogue, session: SessionData): readonly MenuGroup[] =>
  catalogue.menu
    .map((group) => ({
      ...group,
      tables: group.tables.filter((name) => {
        const table = catalogue.tables.get(name)
        return table && mayRead(table.entity.access.read, session)
      }),
    }))
    .filter(({ tables }) => tables.length > 0)

const Console = ({
  catalogue,
  session,
}: {
  readonly catalogue: Catalogue
  readonly session: SessionData
}) => {
  const client = useClient()
  const location = useLocation()
  const selected = selectedInstitutions(location.search, session.user.id, session.institutions)
  const { name } = parseHash(location.hash)
  const table = catalogue.tables.get(name)
  // Of screens under tabs the first one is in the menu, for them all.
  const marked = table && (tabsOf(catalogue, table)[0] ?? name)
  const menu = useMemo(() => readableMenu(catalogue, session), [catalogue, session])
  const first = menu[0]?.tables[0]

  useEffect(() => {
    const language = languageOf(session.user.lang)
    if (language && !rememberedLanguage()) void chooseLanguage(language, false)
  }, [session.user.lang])

  return (
    <Shell
      menu={menu}
      session={session}
      selected={selected}
      table={marked}
      onLogout={() => void client.session.logout()}
    >
      <Routes>
        <Route
          path="/"
          element={
            <Navigate to={{ pathname: '/console', search: location.search, hash: `#${first}` }} replace />
          }
        />
        <Route
          path="/console"
          element={
            name === '' ? (
              <Navigate to={{ pathname: '/console', search: location.search, hash: `#${first}` }} replace />
            ) : (
              <ConsolePage catalogue={catalogue} session={session} selected={selected} />
            )
          }
        />
        <Route path="*" element={<HomeMessage what="notFound" />} />
      </Routes>
    </Shell>
  )
}
