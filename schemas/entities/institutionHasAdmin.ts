import {
  atLeast,
  badge,
  becomes,
  boolean,
  entity,
  inInstitution,
  level,
  number,
  relation,
  removed,
  removes,
  signsOut,
  since,
  text,
  uniquePerInstitution,
  unixInstant,
  whole,
} from '#dsl'

/** Somebody who no longer works in an institution is told nothing of it any more, and has to sign in again for the others. */
const farewell = [
  removes('adminInInstitutionNotificationService', { admin: 'admin', institution: 'institution' }),
  signsOut('admin'),
]

/** An administrator's attachment to an institution; only an activated one opens its doors. Source: specification §4. */
export const institutionHasAdmin = entity('institutionHasAdmin', {
  wire: { resource: 'institution-has-admin' },
  columns: {
    admin: relation('admin', { required: true, edit: 'onCreate' }),
    matricule: text(),
    position: text(),
    isActivated: badge({ default: true }),
    deactivatedAt: unixInstant(),
    idLanguage: number({ validate: [whole, atLeast(1)] }),
    shouldSendEmailForNewActivation: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: { read: level(1), insert: level(1), update: level(1), remove: level(1) },
  derived: { deactivatedAt: since('isActivated', false) },
  rules: [uniquePerInstitution('admin', { code: 449 })],
  on: [becomes('isActivated', false, ...farewell), removed(...farewell)],
  label: 'admin',
})
