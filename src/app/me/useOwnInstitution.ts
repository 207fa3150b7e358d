import { useLocation, useNavigate } from 'react-router-dom'
import { permitted } from '#dsl/entities/access.ts'
import type { PermissionName } from '#dsl/names.ts'
import { placesOf, within } from '#engine/access/places.ts'
import type { SessionData, SessionInstitution } from '#protocol/services/session.ts'
import { personOf } from '../console/personOf.ts'
import { namedInstitutions } from '../state/selection.ts'

interface OwnInstitutions {
  /** Those in which the person has the permission, by name. */
  readonly institutions: readonly SessionInstitution[]
  /** That of the address, else the first selected; undefined where the person has the permission nowhere. */
  readonly institution: SessionInstitution | undefined
  /** The address names institutions, and none of them is among these. */
  readonly isAnother: boolean
  choose(id: number): void
}

const PARAMETER = 'institution'

/** The institution that a page is about: `?institution=3`. */
export const useOwnInstitution = (
  session: SessionData,
  selected: readonly number[],
  permission: PermissionName,
): OwnInstitutions => {
  const location = useLocation()
  const navigate = useNavigate()
  const open = placesOf(personOf(session), permitted(permission)) ?? []
  const institutions = session.institutions.filter(({ id }) => within([id], open))
  const params = new URLSearchParams(location.search)
  const own = params.get(PARAMETER)
  const asked = [Number(own), ...selected]
  const named = own === null ? namedInstitutions(location.search) : [Number(own)]
  const [known = institutions[0]] = asked.flatMap((id) => institutions.find((one) => one.id === id) ?? [])
  return {
    institutions,
    institution: known,
    isAnother: named.length > 0 && !institutions.some(({ id }) => named.includes(id)),
    choose: (id) => {
      params.set(PARAMETER, String(id))
      navigate({ pathname: location.pathname, search: `${params}` })
    },
  }
}
