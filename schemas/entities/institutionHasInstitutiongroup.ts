import { entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A group’s link to each institution in it. */
export const institutionHasInstitutiongroup = entity('institutionHasInstitutiongroup', {
  resource: 'institution-has-institutiongroup',
  columns: {
    institutiongroup: relation('institutiongroup', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  unique: [{ columns: ['institutiongroup'], within: 'institution', code: 409 }],
  label: 'institutiongroup',
})
