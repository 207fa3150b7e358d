import { useTranslation } from 'react-i18next'

export interface KnownPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Undefined as long as it is not known; null for none. */
  readonly mobilePhone: string | null | undefined
}

const columns = ['lastName', 'firstName', 'mobilePhone', 'email'] as const

/** How the provider knows the person. */
export const PersonCard = ({ person }: { readonly person: KnownPerson }) => {
  const { t } = useTranslation()
  return (
    <section className="card" aria-labelledby="profile-person">
      <h2 id="profile-person">{t('profile.person.title')}</h2>
      <dl className="profile__facts">
        {columns.map((column) => (
          <div key={column}>
            <dt>{t(`tables.admin.columns.${column}`)}</dt>
            <dd data-column={column} aria-busy={person[column] === undefined || undefined}>
              {person[column] === null ? t('profile.person.none') : person[column]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="login__hint">{t('profile.person.hint')}</p>
    </section>
  )
}
