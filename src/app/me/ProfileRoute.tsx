import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '#client/ClientContext.ts'
import type { Catalogue } from '#dsl/catalogue.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { endpoints } from '#protocol/services.ts'
import type { Passwords } from '#screens/profile/PasswordCard.tsx'
import { ProfilePage } from '#screens/profile/ProfilePage.tsx'
import { languages, spokenLanguage } from '../i18n.ts'
import { OwnCard } from './deferredCard.tsx'
import { useSpeak } from './useSpeak.ts'

interface Props {
  readonly catalogue: Catalogue
  readonly session: SessionData
}

/** `/me/profile`; where another product has such a page, the browser goes there. Source: specification of the institution area, §2. */
export const ProfileRoute = (props: Props) => {
  const { leaveForProfile } = useClient()
  useEffect(() => {
    leaveForProfile?.()
  }, [leaveForProfile])
  return leaveForProfile ? null : <OwnProfile {...props} />
}

const OwnProfile = ({ catalogue, session }: Props) => {
  const client = useClient()
  const { user } = session
  const changePassword = async (body: Passwords) => {
    await client.http.send({ ...endpoints.changePassword, method: 'PUT', body })
  }
  return (
    <ProfilePage
      email={user.email}
      details={
        <OwnCard
          catalogue={catalogue}
          session={session}
          card="ownDetails"
          query={{ id: user.id }}
          // Their name stands in the bar above too.
          onSaved={() => void client.session.reload()}
        />
      }
      language={<LanguageSelect catalogue={catalogue} person={user.id} />}
      onChangePassword={changePassword}
    />
  )
}

const LanguageSelect = ({
  catalogue,
  person,
}: {
  readonly catalogue: Catalogue
  readonly person: number
}) => {
  const { t } = useTranslation()
  const speak = useSpeak(catalogue, person)
  return (
    <select
      className="control control-select"
      name="language"
      aria-labelledby="profile-language"
      value={spokenLanguage()}
      onChange={({ target }) => {
        const chosen = languages.find((one) => one === target.value)
        if (chosen) void speak(chosen)
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
