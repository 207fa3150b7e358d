import { entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A job’s link to each institution that knows it. */
export const institutionHasJob = entity('institutionHasJob', {
  resource: 'institution-has-job',
  columns: {
    job: relation('job', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  unique: [{ columns: ['job'], within: 'institution', code: 409 }],
  label: 'job',
})
