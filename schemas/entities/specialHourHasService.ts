import { entity, inInstitutionOf, relation, unique, writtenByProvider } from '#dsl'

/** A department that a special hour is for. It is in the institution of the special hour. Source: specification §3. */
export const specialHourHasService = entity('specialHourHasService', {
  // Links are named so beside it. Source: specification §3, §7.
  wire: { also: ['special-hour-has-service'] },
  columns: {
    idSpecialHour: relation('specialHour', { required: true }),
    idService: relation('service', { required: true }),
  },
  belongs: inInstitutionOf('idSpecialHour', 'idInstitution'),
  access: writtenByProvider,
  rules: [unique(['idSpecialHour', 'idService'])],
  label: 'idService',
})
