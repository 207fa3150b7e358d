import { entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A department’s link to each institution it belongs to. */
export const institutionHasService = entity('institutionHasService', {
  columns: {
    service: relation('service', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  unique: [{ columns: ['service'], within: 'institution', code: 409 }],
  label: 'service',
})
