import type { Person } from '#engine/access/places.ts'
import type { SessionData } from '#protocol/session.ts'

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
