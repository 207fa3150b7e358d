import { isObject } from '#protocol/row.ts'
import type { SessionData, SessionUser } from '#protocol/services/session.ts'
import type { SsoSession } from '#protocol/services/sso.ts'

const isSso = (value: unknown): value is SsoSession =>
  isObject(value) && typeof value.institutionCode === 'string' && typeof value.expired === 'boolean'

const isUser = (value: unknown): value is SessionUser =>
  isObject(value) && typeof value.id === 'number' && typeof value.level === 'number'

const isNamed = (value: unknown): value is { readonly id: number; readonly name: string } =>
  isObject(value) && typeof value.id === 'number' && typeof value.name === 'string'

const isPermissions = (value: unknown): value is SessionData['permissions'] =>
  isObject(value) &&
  Object.values(value).every(
    (names) => Array.isArray(names) && names.every((name) => typeof name === 'string'),
  )

/** A session as a service tells of it; undefined where it does not say whose it is. What is not understood is as if nothing were there. */
export const sessionIn = (value: unknown): SessionData | undefined => {
  if (!isObject(value) || !isUser(value.user)) return undefined
  const { user, permissions, institutions, groups, sso } = value
  return {
    user,
    permissions: isPermissions(permissions) ? permissions : {},
    institutions: Array.isArray(institutions) ? institutions.filter(isNamed) : [],
    ...(Array.isArray(groups) && { groups: groups.filter(isNamed) }),
    ...(isSso(sso) && { sso }),
  }
}
