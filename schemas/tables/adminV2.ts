import { asks, except, table, tells, throughout } from '#dsl'
import { inSharedGroup } from '../criteria.ts'
import { institutionHasAdmin } from '../entities/institutionHasAdmin.ts'
import { adminEntity } from './admin.ts'

const identity = ['firstName', 'lastName', 'email', 'mobilePhone', 'lang'] as const
const rights = ['level', 'typeAdmin', 'contractLevel', 'isStatisticAllowed', 'isPlanningAllowed'] as const
const assignment = ['service', 'notificationPoles', 'notificationServices', 'shouldSendEmail'] as const

/** A new person, or somebody known who is only attached. Source: specification §4 (creation, V2). */
const newAdmin = table('adminV2', {
  entity: adminEntity,
  list: { columns: [], sort: 'lastName' },
  form: { style: 'category', groups: { identity, rights, assignment } },
  create: {
    by: 'lines',
    attachesKnown: { by: 'email', asks: asks('attachExactAdmin'), tellsRefusal: true },
    assigned: { as: 'assignmentInstitutions', before: 'service', firstUnless: inSharedGroup },
  },
})

/** The licences of the institutions, each with its person. Source: specification §2 (adminV2, admin details), §4, §6, §7. */
export const adminV2 = table('adminV2', {
  entity: institutionHasAdmin,
  list: {
    columns: ['user', 'isActivated', 'email', 'mobilePhone', 'matricule', 'level', 'typeAdmin', 'service'],
    sort: 'user',
    filter: { column: 'isActivated', values: [true, false] },
    count: { isActivated: true, typeAdmin: except(6), level: except(1) },
    without: ['remove'],
  },
  form: {
    style: 'category',
    status: 'isActivated',
    groups: { identity, licence: ['matricule', 'position'], rights, assignment },
  },
  create: { by: 'other', table: newAdmin },
  detail: true,
  confirm: {
    update: asks('changeAdministrator'),
    becomes: {
      isActivated: {
        false: throughout(asks('deactivateLicence'), 'institutiongroup', { column: 'type', in: [1] }),
        true: asks('activateLicence'),
      },
    },
    taken: { email: tells('adminEmailTaken', 449) },
  },
})
