import { copied, entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A department that a special hour is for. It is in the institution of the special hour. Source: specification §3. */
export const specialHourHasService = entity('specialHourHasService', {
  columns: {
    idSpecialHour: relation('specialHour', { required: true }),
    idService: relation('service', { required: true }),
    institution: relation('institution', { required: true, serverOnly: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  copies: { institution: copied('idSpecialHour', 'idInstitution') },
  unique: [{ columns: ['idSpecialHour', 'idService'], within: 'everything', code: 409 }],
  label: 'idService',
})
