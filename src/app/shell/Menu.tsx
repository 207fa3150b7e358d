import {
  Building2,
  Clock,
  CreditCard,
  FileText,
  Handshake,
  type LucideIcon,
  Network,
  PanelLeft,
  Plug,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MenuGroup } from '#dsl/catalogue.ts'
import './menu.css'

const icons: Readonly<Record<string, LucideIcon>> = {
  building: Building2,
  clock: Clock,
  card: CreditCard,
  file: FileText,
  handshake: Handshake,
  network: Network,
  plug: Plug,
  users: Users,
}

interface MenuProps {
  readonly groups: readonly MenuGroup[]
  readonly current: string | undefined
  /** The tab to open of a screen that has several. */
  readonly tabOf: (table: string) => string
  /** Search part of the links: the institutions stay selected from screen to screen. */
  readonly search: string
  readonly collapsed: boolean
  onCollapse(collapsed: boolean): void
  onLeave?(): void
}

/** The screens in their named groups; collapsed, the groups' icons remain, with the names at hand. */
export const Menu = ({ groups, current, tabOf, search, collapsed, onCollapse, onLeave }: MenuProps) => {
  const { t } = useTranslation()
  return (
    <nav className={collapsed ? 'menu menu--collapsed' : 'menu'} aria-label={t('shell.menu')}>
      <ul className="menu__groups">
        {groups.map((group) => {
          const Icon = icons[group.icon] ?? FileText
          return (
            <li key={group.name}>
              <h2 className="menu__group">
                <Icon size={16} aria-hidden />
                <span>{t(`menu.${group.name}`)}</span>
              </h2>
              <ul>
                {group.tables.map((name) => (
                  <li key={name}>
                    <Link
                      className="menu__link"
                      to={{ pathname: '/console', search, hash: `#${tabOf(name)}` }}
                      aria-current={name === current ? 'page' : undefined}
                      title={t(`tables.${name}.title`)}
                      onClick={onLeave}
                    >
                      <Icon size={16} aria-hidden className="menu__linkicon" />
                      <span>{t(`tables.${name}.title`)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className="button button--quiet menu__collapse"
        aria-expanded={!collapsed}
        aria-label={t(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')}
        title={t(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')}
        onClick={() => onCollapse(!collapsed)}
      >
        <PanelLeft size={16} aria-hidden />
        <span>{t('shell.collapseMenu')}</span>
      </button>
    </nav>
  )
}
