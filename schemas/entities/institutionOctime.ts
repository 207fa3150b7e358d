import { entity, inInstitution, level, nobody, relation, text } from '#dsl'

/** An institution's connection to the time and attendance system Octime. */
export const institutionOctime = entity('institutionOctime', {
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    url: text(),
  },
  belongs: inInstitution(),
  access: { read: level(4), insert: nobody, update: nobody, remove: nobody },
  unique: [{ columns: [], within: 'institution', code: 409 }],
  label: 'url',
})
