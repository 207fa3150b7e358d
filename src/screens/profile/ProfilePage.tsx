import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenHead } from '../ScreenHead.tsx'
import { useTitle } from '../useTitle.ts'
import { PasswordCard, type Passwords } from './PasswordCard.tsx'
import { PersonCard } from './PersonCard.tsx'
import '../card.recipe.ts'
import '../pages.recipe.ts'
import './profile.recipe.ts'

interface Props {
  readonly email: string
  /** The form of who the person is. */
  readonly details: ReactNode
  /** Where the language of the interface is chosen. */
  readonly language: ReactNode
  /** Changes the person's password; rejects with a problem whose details stand under the fields. */
  onChangePassword(passwords: Passwords): Promise<void>
}

/** Who is signed in, in which language they work, and their password. Source: specification of the institution area, §2 (profile page). */
export const ProfilePage = ({ email, details, language, onChangePassword }: Props) => {
  const { t } = useTranslation()
  useTitle(t('profile.title'))
  return (
    <section className="table-screen" data-page="profile">
      <ScreenHead title={t('profile.title')} subtitle={t('profile.subtitle')} />
      <div className="profile">
        <PersonCard>{details}</PersonCard>
        <section className="card" aria-labelledby="profile-language">
          <h2 id="profile-language">{t('profile.language.title')}</h2>
          <p className="login-hint">{t('profile.language.hint')}</p>
          {language}
        </section>
        <PasswordCard email={email} onChange={onChangePassword} />
      </div>
    </section>
  )
}
