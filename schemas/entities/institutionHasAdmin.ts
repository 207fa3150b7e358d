import {
  badge,
  becomes,
  boolean,
  entity,
  from,
  inInstitution,
  number,
  relation,
  removed,
  removes,
  sends,
  signsOut,
  since,
  text,
  uniquePerInstitution,
  unixInstant,
  writtenByProvider,
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
    idLanguage: number(),
    shouldSendEmailForNewActivation: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  derived: {
    deactivatedAt: since('isActivated', false),
    idLanguage: from('admin', 'idLanguage', { writes: true }),
  },
  rules: [uniquePerInstitution('admin', { code: 449 })],
  on: [
    becomes('isActivated', false, ...farewell),
    becomes('isActivated', true, sends('activated', 'admin')),
    removed(...farewell),
  ],
  label: 'admin',
})
