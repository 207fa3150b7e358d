import {
  atLeast,
  badge,
  boolean,
  deleted,
  entity,
  inInstitution,
  level,
  number,
  onHolding,
  relation,
  removes,
  signsOut,
  stampedWhen,
  text,
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
  resource: 'institution-has-admin',
  columns: {
    admin: relation('admin', { required: true, edit: 'onCreate' }),
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    matricule: text(),
    position: text(),
    isActivated: badge({ default: true }),
    deactivatedAt: unixInstant({ serverOnly: true }),
    idLanguage: number({ validate: [whole, atLeast(1)] }),
    shouldSendEmailForNewActivation: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: { read: level(1), insert: level(1), update: level(1), remove: level(1) },
  unique: [{ columns: ['admin'], within: 'institution', code: 449 }],
  stamps: { deactivatedAt: stampedWhen('isActivated', false) },
  holding: [onHolding('isActivated', false, ...farewell)],
  removal: deleted(...farewell),
  label: 'admin',
})
