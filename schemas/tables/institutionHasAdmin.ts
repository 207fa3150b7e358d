import { table } from '#dsl'
import { institutionHasAdmin as institutionHasAdminEntity } from '../entities/institutionHasAdmin.ts'

/** Source: specification §2, §3. */
export const institutionHasAdmin = table('institution-has-admin', {
  entity: institutionHasAdminEntity,
  list: {
    columns: ['admin', 'institution', 'matricule', 'position', 'isActivated', 'deactivatedAt'],
    sort: 'admin',
    filter: { column: 'isActivated', values: [true, false] },
    count: { isActivated: true },
  },
  form: {
    lines: 1,
    columns: [
      'admin',
      'matricule',
      'position',
      'isActivated',
      'idLanguage',
      'shouldSendEmailForNewActivation',
    ],
  },
})
