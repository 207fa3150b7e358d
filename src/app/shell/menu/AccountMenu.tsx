import { Bell, Building2, Link2, LogOut, type LucideIcon, Settings2, User, UserPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { SessionData } from '#protocol/services/session.ts'
import { mayVisit, type OwnPage, ownPagesOf } from '../ownPages.ts'
import { MenuButton } from './MenuButton.tsx'

interface Props {
  readonly session: Pick<SessionData, 'user' | 'permissions' | 'institutions'>
  /** Somebody goes to another page from here. */
  onLeave(): void
  onFreeAddress(): void
  onLogout(): void
}

const icons: Readonly<Record<OwnPage['name'], LucideIcon>> = {
  profile: UserPen,
  institutions: Building2,
  notifications: Bell,
  configuration: Settings2,
}

/** The person, their pages, and the way out. */
export const AccountMenu = ({ session, onLeave, onFreeAddress, onLogout }: Props) => {
  const { t } = useTranslation()
  const { user } = session
  const name = `${user.firstName} ${user.lastName}`
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
        ...ownPagesOf(session).map(({ name: page, to }) => ({
          name: page,
          element: <Link to={to} />,
          label: <Label Icon={icons[page]} text={t(`shell.pages.${page}`)} />,
        })),
        ...(mayVisit('seeProInstitutionConfigPage', session)
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
