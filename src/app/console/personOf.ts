import type { Catalogue } from '#dsl/catalogue.ts'
import { type Person, placesOf } from '#engine/access/places.ts'
import type { SessionData } from '#protocol/services/session.ts'

/** Who is signed in, as accesses and grants look at them: level 1 reaches every institution. */
export const personOf = ({
  user: { id, level },
  permissions,
  institutions,
}: Pick<SessionData, 'user' | 'permissions' | 'institutions'>): Person => ({
  id,
  level,
  institutions: level === 1 ? 'all' : institutions.map((one) => one.id),
  permissions,
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
