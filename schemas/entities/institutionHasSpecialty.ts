import { entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A specialty’s link to each institution that knows it. */
export const institutionHasSpecialty = entity('institutionHasSpecialty', {
  resource: 'institution-has-specialty',
  columns: {
    specialty: relation('specialty', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  unique: [{ columns: ['specialty'], within: 'institution', code: 409 }],
  label: 'specialty',
})
