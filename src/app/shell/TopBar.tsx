import { CircleHelp, Globe, Menu as MenuIcon, Moon, Search, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { controlKey } from '#renderer/keys/controlKey.ts'
import { type Language, languageOf, languages, spokenLanguage } from '../i18n.ts'
import {
  type ColorMode,
  chooseColorMode,
  colorModes,
  onColorMode,
  storedColorMode,
} from '../theme/colorMode.ts'
import { MenuButton } from './menu/MenuButton.tsx'

interface TopBarProps {
  readonly picker: ReactNode
  readonly history: ReactNode
  /** The menu of the person. */
  readonly account: ReactNode
  onMenu(): void
  onSearch(): void
  onHelp(): void
  onLanguage(language: Language): void
}

/** Institutions first, then what is the same on every screen: search, help, messages, language, colours, the person. */
export const TopBar = ({ picker, history, account, onMenu, onSearch, onHelp, onLanguage }: TopBarProps) => {
  const { t } = useTranslation()
  return (
    <header className="topbar">
      <button
        type="button"
        className="button button--quiet button--icon topbar-menu"
        aria-label={t('shell.openMenu')}
        data-action="menu"
        onClick={onMenu}
      >
        <MenuIcon size={18} aria-hidden />
      </button>
      {picker}
      <button
        type="button"
        className="button topbar-search"
        onClick={onSearch}
        data-action="search-screens"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search size={16} aria-hidden />
        <span>{t('shell.searchScreens')}</span>
        <kbd aria-hidden>{controlKey(t)} K</kbd>
      </button>
      <div className="topbar-tools">
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={t('shell.help')}
          data-tip={t('shell.help')}
          data-action="help"
          onClick={onHelp}
        >
          <CircleHelp size={18} aria-hidden />
        </button>
        {history}
        <LanguageMenu onChoose={onLanguage} />
        <ThemeMenu />
        {account}
      </div>
    </header>
  )
}

interface LanguageProps {
  onChoose(language: Language): void
}

/** Each language by its own name, so that it is found whatever the present one. */
export const LanguageMenu = ({ onChoose }: LanguageProps) => {
  const { t } = useTranslation()
  return (
    <MenuButton
      label={t('shell.language')}
      hook="language"
      button={<Globe size={18} aria-hidden />}
      entries={languages.map((name) => ({ name, label: t(`languages.${name}`), lang: name }))}
      holds={spokenLanguage()}
      onChoose={(name) => onChoose(languageOf(name) ?? spokenLanguage())}
    />
  )
}

/** What is drawn ahead of the scripts knows of no choice yet. */
const deviceMode = (): ColorMode => 'system'

export const ThemeMenu = () => {
  const { t } = useTranslation()
  const mode = useSyncExternalStore(onColorMode, storedColorMode, deviceMode)
  return (
    <MenuButton
      label={t('shell.theme')}
      hook="theme"
      button={mode === 'dark' ? <Moon size={18} aria-hidden /> : <Sun size={18} aria-hidden />}
      entries={colorModes.map((name) => ({ name, label: t(`themes.${name}`) }))}
      holds={mode}
      onChoose={(name) => chooseColorMode(colorModes.find((one) => one === name) ?? 'system')}
    />
  )
}
