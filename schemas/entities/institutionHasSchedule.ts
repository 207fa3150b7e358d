import { entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A time code's link to each institution that uses it. */
export const institutionHasSchedule = entity('institutionHasSchedule', {
  resource: 'institution-has-schedule',
  columns: {
    schedule: relation('schedule', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  unique: [{ columns: ['schedule'], within: 'institution', code: 409 }],
  label: 'schedule',
})
