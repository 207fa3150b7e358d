import { Bell, Building2, Link2, LogOut, type LucideIcon, Settings2, User, UserPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { permitted } from '#dsl/entities/access.ts'
import type { PermissionName } from '#dsl/names.ts'
import type { SessionData } from '#protocol/session.ts'
import { mayRead } from '../console/mayRead.ts'
import { Popover } from './Popover.tsx'

interface Props {
  readonly session: Pick<SessionData, 'user' | 'permissions' | 'institutions'>
  /** Somebody goes to another page from here. */
  onLeave(): void
  onFreeAddress(): void
  onLogout(): void
}

interface Entry {
  readonly name: string
  readonly to: string
  readonly Icon: LucideIcon
  /** Without it the entry is not shown. */
  readonly permission?: PermissionName
}

/** Source: specification of the institution area, §2 (user dropdown). */
const entries: readonly Entry[] = [
  { name: 'profile', to: '/me/profile', Icon: UserPen },
  { name: 'institutions', to: '/me/institutions', Icon: Building2, permission: 'seeProInstitutionPage' },
  { name: 'notifications', to: '/me/notifications', Icon: Bell },
  {
    name: 'configuration',
    to: '/me/configuration',
    Icon: Settings2,
    permission: 'seeProInstitutionConfigPage',
  },
]

/** The person, their pages, and the way out. */
export const AccountMenu = ({ session, onLeave, onFreeAddress, onLogout }: Props) => {
  const { t } = useTranslation()
  const { user } = session
  const name = `${user.firstName} ${user.lastName}`
  const may = (permission: PermissionName | undefined) =>
    permission === undefined || mayRead(permitted(permission), session)
  return (
    <Popover
      label={t('shell.account', { name })}
      hook="account"
      button={<User size={18} aria-hidden />}
      className="button button--quiet button--icon"
    >
      {(_, leave) => (
        <div className="account">
          <p className="account__name">{name}</p>
          <p className="account__email">{user.email}</p>
          {entries
            .filter(({ permission }) => may(permission))
            .map(({ name: entry, to, Icon }) => (
              <Link
                key={entry}
                className="button button--quiet account__entry"
                data-action={entry}
                to={to}
                onClick={() => {
                  leave()
                  onLeave()
                }}
              >
                <Icon size={16} aria-hidden />
                {t(`shell.pages.${entry}`)}
              </Link>
            ))}
          {may('seeProInstitutionConfigPage') && (
            <button
              type="button"
              className="button button--quiet account__entry"
              data-action="free-url"
              onClick={() => {
                leave()
                onFreeAddress()
              }}
            >
              <Link2 size={16} aria-hidden />
              {t('shell.freeAddress.open')}
            </button>
          )}
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
  )
}
