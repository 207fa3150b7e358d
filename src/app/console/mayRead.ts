import type { Access } from '#dsl/entities/access.ts'
import type { SessionData } from '#protocol/session.ts'

/** Whether a person may read such rows somewhere. The server decides; this spares people a screen that would be refused. */
export const mayRead = (
  access: Access,
  { user, permissions }: Pick<SessionData, 'user' | 'permissions'>,
): boolean => {
  switch (access.may) {
    case 'nobody':
      return false
    case 'everyone':
    case 'attached':
      return true
    case 'levelAtMost':
      return user.level <= access.level
    case 'permitted':
      return user.level === 1 || Object.values(permissions).some((some) => some.includes(access.permission))
  }
}
