import { CircleHelp, Globe, LogOut, Menu as MenuIcon, Moon, Search, Sun, User, UserPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Language, languages, spokenLanguage } from '../i18n.ts'
import { type ColorMode, chooseColorMode, storedColorMode } from '../theme/colorMode.ts'
import { Choice } from './Choice.tsx'
import { Popover } from './Popover.tsx'

interface TopBarProps {
  readonly picker: ReactNode
  readonly history: ReactNode
  readonly user: { readonly firstName: string; readonly lastName: string; readonly email: string }
  onMenu(): void
  onSearch(): void
  onHelp(): void
  /** Somebody goes to another page from here. */
  onLeave(): void
  onLanguage(language: Language): void
  onLogout(): void
}

/** Institutions first, then what is the same on every screen: search, help, messages, language, colours, the person. */
export const TopBar = ({
  picker,
  history,
  user,
  onMenu,
  onSearch,
  onHelp,
  onLeave,
  onLanguage,
  onLogout,
}: TopBarProps) => {
  const { t } = useTranslation()
  return (
    <header className="topbar">
      <button
        type="button"
        className="button button--quiet button--icon topbar__menu"
        aria-label={t('shell.openMenu')}
        data-action="menu"
        onClick={onMenu}
      >
        <MenuIcon size={18} aria-hidden />
      </button>
      {picker}
      <button
        type="button"
        className="button topbar__search"
        onClick={onSearch}
        data-action="search-screens"
        aria-keyshortcuts="Control+K"
      >
        <Search size={16} aria-hidden />
        <span>{t('shell.searchScreens')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <div className="topbar__tools">
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={t('shell.help')}
          title={t('shell.help')}
          data-action="help"
          onClick={onHelp}
        >
          <CircleHelp size={18} aria-hidden />
        </button>
        {history}
        <LanguageMenu onChoose={onLanguage} />
        <ThemeMenu />
        <Popover
          label={t('shell.account', { name: `${user.firstName} ${user.lastName}` })}
          hook="account"
          button={<User size={18} aria-hidden />}
          className="button button--quiet button--icon"
        >
          {(_, leave) => (
            <div className="account">
              <p className="account__name">{`${user.firstName} ${user.lastName}`}</p>
              <p className="account__email">{user.email}</p>
              <Link
                className="button button--quiet account__entry"
                data-action="profile"
                to="/me/profile"
                onClick={() => {
                  leave()
                  onLeave()
                }}
              >
                <UserPen size={16} aria-hidden />
                {t('shell.profile')}
              </Link>
              <button
                type="button"
                className="button button--quiet account__entry"
                data-action="logout"
                onClick={onLogout}
              >
                <LogOut size={16} aria-hidden />
                {t('shell.logout')}
              </button>
            </div>
          )}
        </Popover>
      </div>
    </header>
  )
}

/** Each language by its own name, so that it is found whatever the present one. */
interface LanguageProps {
  onChoose(language: Language): void
}

export const LanguageMenu = ({ onChoose }: LanguageProps) => {
  const { t } = useTranslation()
  return (
    <Popover
      label={t('shell.language')}
      hook="language"
      button={<Globe size={18} aria-hidden />}
      className="button button--quiet button--icon"
    >
      {(close) => (
        <Choice
          legend={t('shell.language')}
          value={spokenLanguage()}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`), lang: value }))}
          onChoose={(value) => {
            onChoose(value)
            close()
          }}
        />
      )}
    </Popover>
  )
}

export const ThemeMenu = () => {
  const { t } = useTranslation()
  const [mode, setMode] = useState<ColorMode>(storedColorMode)
  const modes: readonly ColorMode[] = ['light', 'dark', 'system']
  return (
    <Popover
      label={t('shell.theme')}
      hook="theme"
      button={mode === 'dark' ? <Moon size={18} aria-hidden /> : <Sun size={18} aria-hidden />}
      className="button button--quiet button--icon"
    >
      {(close) => (
        <Choice
          legend={t('shell.theme')}
          value={mode}
          options={modes.map((value) => ({ value, label: t(`themes.${value}`) }))}
          onChoose={(value) => {
            chooseColorMode(value)
            setMode(value)
            close()
          }}
        />
      )}
    </Popover>
  )
}
