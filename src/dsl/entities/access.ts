import type { PermissionName } from '../names.ts'

/**
 * Who may do a thing, decided on the server for each institution the call touches; a call that
 * touches one institution too many is refused whole.
 */
export type Access =
  | { readonly may: 'nobody' }
  /** Every signed-in person, whatever the institution. */
  | { readonly may: 'everyone' }
  /** Persons attached to the institution, and those of level 1, who see every institution. */
  | { readonly may: 'attached' }
  /** Persons whose level is at most this one (1 is provider staff, the highest). */
  | { readonly may: 'levelAtMost'; readonly level: number }
  /** Persons attached to the institution whose level grants the named permission there. */
  | { readonly may: 'permitted'; readonly permission: string }

export interface AccessRules {
  readonly read: Access
  readonly insert: Access
  readonly update: Access
  readonly remove: Access
}

export const nobody: Access = { may: 'nobody' }
export const everyone: Access = { may: 'everyone' }
export const attached: Access = { may: 'attached' }
export const level = (max: number): Access => ({ may: 'levelAtMost', level: max })
export const permitted = (permission: PermissionName): Access => ({ may: 'permitted', permission })

/** The console's rule: those attached read, level 1 alone writes. Source: specification §6. */
export const writtenByProvider: AccessRules = {
  read: attached,
  insert: level(1),
  update: level(1),
  remove: level(1),
}
export const readOnly: AccessRules = { read: attached, insert: nobody, update: nobody, remove: nobody }
