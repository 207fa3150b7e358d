import { passwordLength } from '#protocol/session.ts'

export const passwordFields = ['currentPassword', 'newPassword', 'confirmation'] as const
export type PasswordField = (typeof passwordFields)[number]

export interface PasswordFault {
  readonly field: PasswordField
  /** Of the sentence. */
  readonly key: string
  readonly code: string
  readonly params?: Readonly<Record<string, number>>
}

/**
 * What is wrong before anything is sent: the first in the order of the fields; undefined for nothing.
 * Source: specification of the institution area, §5; lengths: OWASP ASVS 5.0, 6.2.
 */
export const knownFault = (entered: (field: PasswordField) => string): PasswordFault | undefined => {
  const empty = passwordFields.find((field) => entered(field) === '')
  if (empty) return { field: empty, key: 'errors.419', code: '419' }
  const chosen = entered('newPassword')
  const { min, max } = passwordLength
  const wrong = (code: string, params = {}): PasswordFault => ({
    field: 'newPassword',
    key: `reasons.${code}`,
    code,
    params,
  })
  if ([...chosen].length < min) return wrong('longerThan', { minLength: min })
  if (chosen.length > max) return wrong('shorterThan', { maxLength: max })
  if (chosen === entered('currentPassword')) return wrong('samePassword')
  if (chosen !== entered('confirmation'))
    return { field: 'confirmation', key: 'profile.password.mismatch', code: 'mismatch' }
  return undefined
}
