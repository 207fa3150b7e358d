import {
  atLeast,
  badge,
  boolean,
  entity,
  inInstitution,
  level,
  number,
  relation,
  stampedWhen,
  text,
  unixInstant,
  whole,
} from '#dsl'

/** An administrator's attachment to an institution; only an activated one opens its doors. */
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
  label: 'admin',
})
