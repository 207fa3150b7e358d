import { asks, table } from '#dsl'
import { institutionHasAdmin as institutionHasAdminEntity } from '../entities/institutionHasAdmin.ts'

/** Source: specification §2, §3, §4 (licence status). */
export const institutionHasAdmin = table('institution-has-admin', {
  entity: institutionHasAdminEntity,
  list: {
    columns: ['user', 'email', 'institution', 'matricule', 'position', 'isActivated', 'deactivatedAt'],
    sort: 'user',
    filter: { column: 'isActivated', values: [true, false] },
    count: { isActivated: true },
  },
  form: {
    lines: 1,
    status: 'isActivated',
    columns: ['admin', 'matricule', 'position', 'isActivated'],
  },
  confirm: {
    remove: asks('removeAccess'),
    becomes: { isActivated: { false: asks('deactivateAccess'), true: asks('activateAccess') } },
  },
})
