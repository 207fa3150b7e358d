import { entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A pole’s link to each institution that is divided so. */
export const institutionHasPole = entity('institutionHasPole', {
  columns: {
    pole: relation('pole', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  unique: [{ columns: ['pole'], within: 'institution', code: 409 }],
  label: 'pole',
})
