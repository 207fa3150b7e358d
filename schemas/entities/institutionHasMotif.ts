import { entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A mission motif’s link to each institution that offers it. */
export const institutionHasMotif = entity('institutionHasMotif', {
  resource: 'institution-has-motif',
  columns: {
    motif: relation('motif', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  unique: [{ columns: ['motif'], within: 'institution', code: 409 }],
  label: 'motif',
})
