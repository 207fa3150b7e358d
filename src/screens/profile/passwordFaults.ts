import type { Problem } from '#protocol/problem.ts'
import { lengthFault } from '#protocol/services/session.ts'

export const passwordFields = ['currentPassword', 'newPassword', 'confirmation'] as const
export type PasswordField = (typeof passwordFields)[number]

export interface PasswordFault extends Problem {
  readonly field: PasswordField
}

/** What is wrong with a password before anything is sent, whatever its repetition; undefined for nothing. Source: specification of the institution area, §5. */
export const knownFault = (entered: (field: PasswordField) => string): PasswordFault | undefined => {
  const empty = passwordFields.find((field) => entered(field) === '')
  if (empty) return { field: empty, code: 419 }
  const chosen = entered('newPassword')
  const same = chosen === entered('currentPassword')
  const fault = lengthFault(chosen) ?? (same ? ({ code: 406, reason: 'samePassword' } as const) : undefined)
  return fault && { field: 'newPassword', ...fault }
}
