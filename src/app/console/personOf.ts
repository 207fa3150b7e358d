import type { Catalogue } from '#dsl/catalogue.ts'
import { type Person, placesOf } from '#engine/access/places.ts'
import { providerLevel, type SessionData } from '#protocol/services/session.ts'

/** Who is signed in, as accesses and grants look at them: provider staff reach every institution. */
export const personOf = ({
  user: { id, level },
  permissions,
  institutions,
  sso,
}: Pick<SessionData, 'user' | 'permissions' | 'institutions' | 'sso'>): Person => ({
  id,
  level,
  institutions: level === providerLevel ? 'all' : institutions.map((one) => one.id),
  permissions,
  bounded: sso !== undefined,
})

/** Permission → the institutions where the person has it: what criteria are judged by. */
export const grantedIn = (
  { permissions }: Pick<Catalogue, 'permissions'>,
  session: Pick<SessionData, 'user' | 'permissions' | 'institutions'>,
): Readonly<Record<string, readonly number[]>> => {
  const every = session.institutions.map(({ id }) => id)
  return Object.fromEntries(
    Object.keys(permissions).map((permission) => {
      const places = placesOf(personOf(session), { may: 'permitted', permission }) ?? []
      return [permission, places === 'all' ? every : places]
    }),
  )
}
