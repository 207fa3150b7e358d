import { Bell, Building2, Link2, LogOut, type LucideIcon, Settings2, User, UserPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { permitted } from '#dsl/entities/access.ts'
import type { PermissionName } from '#dsl/names.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { mayRead } from '../../console/mayRead.ts'
import { MenuButton } from './MenuButton.tsx'

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
  const shown = entries.filter(({ permission }) => may(permission))
  return (
    <MenuButton
      label={t('shell.account', { name })}
      hook="account"
      button={<User size={18} aria-hidden />}
      head={
        <>
          <strong>{name}</strong>
          <br />
          {user.email}
        </>
      }
      entries={[
        ...shown.map(({ name: entry, to, Icon }) => ({
          name: entry,
          element: <Link to={to} />,
          label: <Label Icon={Icon} text={t(`shell.pages.${entry}`)} />,
        })),
        ...(may('seeProInstitutionConfigPage')
          ? [{ name: 'free-url', label: <Label Icon={Link2} text={t('shell.freeAddress.open')} /> }]
          : []),
        { name: 'logout', label: <Label Icon={LogOut} text={t('shell.logout')} /> },
      ]}
      onChoose={(chosen) => {
        if (chosen === 'logout') onLogout()
        else if (chosen === 'free-url') onFreeAddress()
        else onLeave()
      }}
    />
  )
}

const Label = ({ Icon, text }: { readonly Icon: LucideIcon; readonly text: string }) => (
  <>
    <Icon size={16} aria-hidden />
    {text}
  </>
)
