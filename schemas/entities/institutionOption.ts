import { attached, boolean, entity, inInstitution, level, nobody, relation } from '#dsl'

/** What an institution has subscribed to. */
export const institutionOption = entity('institutionOption', {
  columns: {
    institution: relation('institution', { required: true }),
    hasContract: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: { read: attached, insert: nobody, update: level(1), remove: nobody },
  unique: [{ columns: [], within: 'institution', code: 409 }],
  label: 'institution',
})
