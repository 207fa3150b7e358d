import { permitted } from '#dsl/entities/access.ts'
import type { PermissionName } from '#dsl/names.ts'
import type { SessionData } from '#protocol/services/session.ts'
import { mayRead } from '../console/mayRead.ts'

type Person = Pick<SessionData, 'user' | 'permissions' | 'institutions'>

/** A page of one's own; `shell.pages.{name}`. */
export interface OwnPage {
  readonly name: 'profile' | 'institutions' | 'notifications' | 'configuration'
  readonly to: string
  /** Without it the page is not offered. */
  readonly permission?: PermissionName
}

/** Source: specification of the institution area, §2 (user dropdown). */
const pages: readonly OwnPage[] = [
  { name: 'profile', to: '/me/profile' },
  { name: 'institutions', to: '/me/institutions', permission: 'seeProInstitutionPage' },
  { name: 'notifications', to: '/me/notifications' },
  { name: 'configuration', to: '/me/configuration', permission: 'seeProInstitutionConfigPage' },
]

export const mayVisit = (permission: PermissionName | undefined, session: Person): boolean =>
  permission === undefined || mayRead(permitted(permission), session)

/** The pages of one's own that a person may visit. */
export const ownPagesOf = (session: Person): readonly OwnPage[] =>
  pages.filter(({ permission }) => mayVisit(permission, session))
