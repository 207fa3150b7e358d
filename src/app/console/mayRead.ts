import type { Access } from '#dsl/entities/access.ts'
import { placesOf } from '#engine/access/places.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { personOf } from './personOf.ts'

/** Whether a person may read such rows somewhere. The server decides; this spares people a screen that would be refused. */
export const mayRead = (
  access: Access,
  session: Pick<SessionData, 'user' | 'permissions' | 'institutions'>,
): boolean => {
  const places = placesOf(personOf(session), access)
  return access.may === 'permitted' ? places !== undefined && places.length > 0 : places !== undefined
}
