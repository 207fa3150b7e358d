import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/queries.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import { endpoints } from '#protocol/services.ts'
import type { SessionUser } from '#protocol/session.ts'
import type { Passwords } from '#screens/profile/PasswordCard.tsx'
import { ProfilePage } from '#screens/profile/ProfilePage.tsx'
import { chooseLanguage, languages, spokenLanguage } from './i18n.ts'

interface Props {
  readonly catalogue: Catalogue
  readonly user: SessionUser
}

/** `/me/profile`; where another product has such a page, the browser goes there. Source: specification of the institution area, §2. */
export const ProfileRoute = (props: Props) => {
  const { leaveForProfile } = useClient()
  useEffect(() => {
    leaveForProfile?.()
  }, [leaveForProfile])
  return leaveForProfile ? null : <OwnProfile {...props} />
}

const OwnProfile = ({ catalogue, user }: Props) => {
  const client = useClient()
  const phone = useQuery({
    queryKey: ['me', user.id],
    queryFn: ({ signal }) => mobilePhoneOf(client, catalogue, user.id, signal),
  })
  const changePassword = async (body: Passwords) => {
    await client.http.send({ ...endpoints.changePassword, method: 'PUT', body })
  }
  return (
    <ProfilePage
      person={{ ...user, mobilePhone: phone.isError ? null : phone.data }}
      language={<LanguageSelect />}
      onChangePassword={changePassword}
    />
  )
}

/** Null for none. */
const mobilePhoneOf = async (
  { resources }: ReturnType<typeof useClient>,
  { entities }: Catalogue,
  id: number,
  signal: AbortSignal,
): Promise<string | null> => {
  const wire = entities.get('admin')?.wire
  if (!wire) return null
  const { data } = await resources.list(
    wire,
    { select: ['mobilePhone'], query: { id }, limit: 1 },
    { signal },
  )
  const phone = data[0]?.mobilePhone
  return typeof phone === 'string' ? phone : null
}

const LanguageSelect = () => {
  const { t } = useTranslation()
  return (
    <select
      className="control control-select"
      name="language"
      aria-labelledby="profile-language"
      value={spokenLanguage()}
      onChange={({ target }) => {
        const chosen = languages.find((one) => one === target.value)
        if (chosen) void chooseLanguage(chosen)
      }}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {t(`languages.${one}`)}
        </option>
      ))}
    </select>
  )
}
