import { copied, entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A job that a special hour is for. It is in the institution of the special hour. Source: specification §3. */
export const specialHourHasJob = entity('specialHourHasJob', {
  columns: {
    idSpecialHour: relation('specialHour', { required: true }),
    idJob: relation('job', { required: true }),
    institution: relation('institution', { required: true, serverOnly: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  copies: { institution: copied('idSpecialHour', 'idInstitution') },
  unique: [{ columns: ['idSpecialHour', 'idJob'], within: 'everything', code: 409 }],
  label: 'idJob',
})
