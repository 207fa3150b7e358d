import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** How the provider knows the person. */
export const PersonCard = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <section className="card" aria-labelledby="profile-person">
      <h2 id="profile-person">{t('profile.person.title')}</h2>
      {children}
    </section>
  )
}
