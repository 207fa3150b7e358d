import { X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { deferred } from '#renderer/deferred.tsx'
import { Overlay } from '#renderer/dialog/Overlay.tsx'
import { useKey } from '#renderer/keys/useKey.ts'
import { useSteady } from '#renderer/useSteady.ts'
import type { ReadableGroup } from '../console/menuGroups.ts'
import type { Language } from '../i18n.ts'
import { rememberInstitutions, withInstitutions } from '../state/selection.ts'
import { History } from './history/History.tsx'
import { AccountMenu } from './menu/AccountMenu.tsx'
import { Menu } from './menu/Menu.tsx'
import { ScreenSearch, usePalette } from './palette/ScreenSearch.tsx'
import { InstitutionPicker } from './picker/InstitutionPicker.tsx'
import { TopBar } from './TopBar.tsx'
import { useArrival } from './useArrival.ts'
import { useOnline } from './useOnline.ts'
import { useReturn } from './useReturn.ts'
import './frame.recipe.ts'

const HelpDialog = deferred(async () => (await import('./HelpDialog.tsx')).HelpDialog)

const ContactDialog = deferred(async () => (await import('#screens/contact/ContactDialog.tsx')).ContactDialog)

const FreeAddress = deferred(async () => (await import('./navigation/FreeAddress.tsx')).FreeAddress)

const COLLAPSED = 'pupitre.menuCollapsed'

interface ShellProps {
  readonly catalogue: Catalogue
  readonly menu: readonly ReadableGroup[]
  readonly session: SessionData
  readonly selected: readonly number[]
  /** Of the menu: the first of several tabs stands for them all. */
  readonly table: string | undefined
  /** The tab to open of a screen of the menu. */
  readonly tabOf: (table: string) => string
  /** The groups of the menu with all their tabs, for the search. */
  readonly screens: readonly ReadableGroup[]
  /** The links to other applications. */
  readonly navigation: ReactNode
  /** The page goes on from the form in which one signs in, which had the focus. */
  readonly arrives: boolean
  onLanguage(language: Language): void
  onLogout(): void
  readonly children: ReactNode
}

/** The frame round every screen. Ctrl+K opens the search of screens from anywhere. */
export const Shell = ({
  catalogue,
  menu,
  session,
  selected,
  table,
  tabOf,
  screens,
  navigation,
  arrives,
  onLanguage,
  onLogout,
  children,
}: ShellProps) => {
  const { t } = useTranslation()
  const location = useLocation()
  const navigate = useNavigate()
  const online = useOnline()
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED) === '1')
  const [open, setOpen] = useState<'search' | 'help' | 'menu' | 'contact' | 'freeAddress'>()
  const arriveThere = useArrival()
  usePalette()
  useEffect(() => {
    if (arrives) arriveThere()
  }, [arrives, arriveThere])

  // Before the frame is painted: whoever sees it may press the key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) setOpen('search')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useKey('?', () => setOpen('help'))

  const close = () => setOpen(undefined)
  const leavePlace = () => {
    close()
    return open !== undefined
  }
  useReturn(location.pathname + location.hash, { onLeave: leavePlace, onArrive: arriveThere })
  const arrive = () => {
    close()
    arriveThere()
  }
  const select = useSteady((ids: readonly number[]) => {
    rememberInstitutions(session.user.id, ids)
    navigate({
      pathname: location.pathname,
      search: withInstitutions(location.search, ids),
      hash: location.hash,
    })
  })
  const collapse = useCallback((next: boolean) => {
    localStorage.setItem(COLLAPSED, next ? '1' : '0')
    setCollapsed(next)
  }, [])
  const search = withInstitutions('', selected)
  const go = useSteady((address: string) => {
    navigate(address)
    arrive()
  })
  const onGo = useSteady((to: string) => navigate(to, { replace: to === createPath(location) }))
  const menuProps = { groups: menu, current: table, tabOf, search, onGo, onCollapse: collapse }
  // What stands round the screen does not change with what the screen shows: the same elements are not drawn anew.
  const { user } = session
  const leave = useSteady(onLogout)
  const bar = useMemo(
    () => (
      <TopBar
        picker={<InstitutionPicker session={session} selected={selected} onSelect={select} />}
        history={<History />}
        account={
          <AccountMenu
            session={session}
            onLeave={arriveThere}
            onFreeAddress={() => setOpen('freeAddress')}
            onLogout={leave}
          />
        }
        onMenu={() => setOpen('menu')}
        onSearch={() => setOpen('search')}
        onHelp={() => setOpen('help')}
        onLanguage={onLanguage}
      />
    ),
    [selected, select, session, onLanguage, arriveThere, leave],
  )

  return (
    <div className="frame">
      <button
        type="button"
        className="frame-skip button"
        onClick={() => document.getElementById('content')?.focus()}
      >
        {t('shell.skip')}
      </button>
      {bar}
      {navigation}
      {!online && (
        <p role="status" className="banner banner--offline">
          {t('shell.offline')}
        </p>
      )}
      <Menu {...menuProps} collapsed={collapsed} />
      <main id="content" className="content" tabIndex={-1}>
        {children}
      </main>
      {open === 'menu' && (
        <Overlay className="menu-drawer" light label={t('shell.menu')} onDismiss={close}>
          <Menu {...menuProps} collapsed={false} onLeave={arrive} />
          <button
            type="button"
            className="button button--quiet button--icon menu-drawer-close"
            aria-label={t('shell.close')}
            data-action="cancel"
            onClick={close}
          >
            <X size={18} aria-hidden />
          </button>
        </Overlay>
      )}
      {open === 'search' && (
        <ScreenSearch
          catalogue={catalogue}
          session={session}
          groups={screens}
          selected={selected}
          onGo={go}
          onSelect={select}
          onLanguage={onLanguage}
          onLogout={leave}
          onClose={close}
        />
      )}
      {open === 'help' && <HelpDialog onContact={() => setOpen('contact')} onClose={close} />}
      {open === 'freeAddress' && <FreeAddress onGo={onGo} onClose={close} />}
      {open === 'contact' && <ContactDialog words="support" email={user.email} onClose={close} />}
    </div>
  )
}
