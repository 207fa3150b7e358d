import { entity, inInstitutionOf, relation, unique, writtenByProvider } from '#dsl'

/** A job that a special hour is for. It is in the institution of the special hour. Source: specification §3. */
export const specialHourHasJob = entity('specialHourHasJob', {
  // Links are named so beside it. Source: specification §3, §7.
  wire: { also: ['special-hour-has-job'] },
  columns: {
    idSpecialHour: relation('specialHour', { required: true }),
    idJob: relation('job', { required: true }),
  },
  belongs: inInstitutionOf('idSpecialHour', 'idInstitution'),
  access: writtenByProvider,
  rules: [unique(['idSpecialHour', 'idJob'])],
  label: 'idJob',
})
