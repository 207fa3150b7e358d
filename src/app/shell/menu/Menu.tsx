import {
  Activity,
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
import { type MouseEvent, memo, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { createPath } from 'react-router-dom'
import type { MenuIcon } from '#dsl/menuIcon.ts'
import { afterPaint } from '#renderer/scheduling/idle.ts'
import type { ReadableGroup } from '../../console/menuGroups.ts'
import { GroupMenu } from './GroupMenu.tsx'
import './menu.recipe.ts'

const icons: Readonly<Record<MenuIcon, LucideIcon>> = {
  activity: Activity,
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
  readonly groups: readonly ReadableGroup[]
  readonly current: string | undefined
  /** The tab to open of a screen that has several. */
  readonly tabOf: (table: string) => string
  /** Search part of the links: the institutions stay selected from screen to screen. */
  readonly search: string
  readonly collapsed: boolean
  /** Leads to an address of the console. */
  onGo(to: string): void
  onCollapse(collapsed: boolean): void
  onLeave?(): void
}

/** The screens in their named groups; collapsed, a picture of each group remains, which opens its screens. */
export const Menu = memo(
  ({ groups, current, tabOf, search, collapsed, onGo, onCollapse, onLeave }: MenuProps) => {
    const { t } = useTranslation()
    const id = useId()
    const menu = useRef<HTMLElement>(null)
    // In a low window the open screen may stand below the end of the menu, or above its beginning.
    useEffect(() => afterPaint(() => current && menu.current && showCurrent(menu.current)), [current])
    // The router's own links are drawn anew with every page and every search of a list.
    const go = (event: MouseEvent<HTMLAnchorElement>) => {
      onLeave?.()
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onGo(event.currentTarget.getAttribute('href') ?? '/')
    }
    return (
      <nav ref={menu} className={collapsed ? 'menu menu--collapsed' : 'menu'} aria-label={t('shell.menu')}>
        <ul className="menu-groups">
          {groups.map((group) => {
            const Icon = icons[group.icon]
            const screens = group.screens.map(({ name, title }) => ({
              name,
              label: t(title),
              current: name === current,
              href: createPath({ pathname: '/console', search, hash: `#${tabOf(name)}` }),
            }))
            if (collapsed)
              return (
                <li key={group.name}>
                  <GroupMenu label={t(`menu.${group.name}`)} Icon={Icon} screens={screens} onGo={go} />
                </li>
              )
            return (
              <li key={group.name}>
                {/* No heading: the title of the screen comes first. */}
                <p className="menu-group" id={`${id}${group.name}`}>
                  <Icon size={16} aria-hidden />
                  <span>{t(`menu.${group.name}`)}</span>
                </p>
                <ul aria-labelledby={`${id}${group.name}`}>
                  {screens.map(({ name, label, href, current: isOpen }) => (
                    <li key={name}>
                      <a
                        className="menu-link"
                        href={href}
                        aria-current={isOpen ? 'page' : undefined}
                        data-tip={label}
                        onClick={go}
                      >
                        <span>{label}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            )
          })}
        </ul>
        <button
          type="button"
          className="button button--quiet menu-collapse"
          aria-expanded={!collapsed}
          aria-label={t(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')}
          data-tip={t(collapsed ? 'shell.expandMenu' : 'shell.collapseMenu')}
          onClick={() => onCollapse(!collapsed)}
        >
          <PanelLeft size={16} aria-hidden />
          <span>{t('shell.collapseMenu')}</span>
        </button>
      </nav>
    )
  },
)

/** Pixels between the entry and the edge that it was beyond. */
const ROOM = 16

/** Not by `scrollIntoView`, from which on the next Tab goes. */
const showCurrent = (menu: HTMLElement): void => {
  const entry = menu.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!entry) return
  const { top, bottom } = menu.getBoundingClientRect()
  if (entry.bottom > bottom) menu.scrollTop += entry.bottom - bottom + ROOM
  else if (entry.top < top) menu.scrollTop -= top - entry.top + ROOM
}
