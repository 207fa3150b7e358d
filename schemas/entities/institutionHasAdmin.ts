import { boolean, entity, inInstitution, level, nobody, relation } from '#dsl'

/** An administrator's attachment to an institution; only an activated one opens its doors. */
export const institutionHasAdmin = entity('institutionHasAdmin', {
  resource: 'institution-has-admin',
  columns: {
    admin: relation('admin', { required: true }),
    institution: relation('institution', { required: true }),
    isActivated: boolean({ default: true }),
  },
  belongs: inInstitution(),
  access: { read: level(1), insert: nobody, update: nobody, remove: nobody },
  unique: [{ columns: ['admin'], within: 'institution', code: 449 }],
  label: 'admin',
})
