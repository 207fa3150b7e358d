import {
  badge,
  becomes,
  boolean,
  email,
  entity,
  from,
  groupedBy,
  inInstitution,
  longerThan,
  number,
  relation,
  relations,
  removed,
  removes,
  select,
  sends,
  signsOut,
  since,
  telephone,
  text,
  through,
  uniquePerInstitution,
  unixInstant,
  writtenByProvider,
} from '#dsl'
import { contractOn, poleOn } from '../criteria.ts'
import { contractLevel } from '../enums/contractLevel.ts'
import { language } from '../enums/language.ts'
import { typeAdmin } from '../enums/typeAdmin.ts'

/** Somebody who no longer works in an institution is told nothing of it any more, and has to sign in again for the others. */
const farewell = [
  removes('adminInInstitutionNotificationService', { admin: 'admin', institution: 'institution' }),
  signsOut('admin'),
]

/** What a licence repeats of its person is the person's: changed here, it is changed wherever the person works. */
const writes = { writes: true }

/**
 * An administrator's attachment to an institution, the licence; only an activated one opens its doors. It can be read, searched and
 * changed together with the person. Source: specification §3, §4 (licence status), §7 (V2 update payload).
 */
export const institutionHasAdmin = entity('institutionHasAdmin', {
  wire: {
    resource: 'institution-has-admin',
    // As it stands among what is created and fetched.
    also: ['institutionHasAdmin'],
    together: {
      personalInfoEdited: {
        firstName: 'firstName',
        lastName: 'lastName',
        phone: 'mobilePhone',
        matricule: 'matricule',
      },
    },
  },
  columns: {
    admin: relation('admin', { required: true, edit: 'onCreate' }),
    matricule: text(),
    position: text(),
    isActivated: badge({ default: true }),
    deactivatedAt: unixInstant(),
    idLanguage: number(),
    shouldSendEmailForNewActivation: boolean({ default: false }),
    institutionName: text(),
    user: text(),
    firstName: text({ required: true, validate: [longerThan(2)] }),
    lastName: text({ required: true, validate: [longerThan(2)] }),
    email: email({ required: true }),
    mobilePhone: text({ like: 'mobile', validate: [telephone] }),
    level: relation('level', { required: true }),
    typeAdmin: select(typeAdmin, { required: true }),
    contractLevel: select(contractLevel, { required: true, show: contractOn }),
    lang: select(language, { required: true }),
    service: relations('service'),
    notificationPoles: relations('pole', { show: poleOn }),
    notificationServices: relations('service', {
      through: through('adminInInstitutionNotificationService', {
        row: 'admin',
        target: 'service',
        institution: 'institution',
        by: 'admin',
      }),
    }),
    isStatisticAllowed: boolean(),
    isPlanningAllowed: boolean(),
    shouldSendEmail: boolean(),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  derived: {
    deactivatedAt: since('isActivated', false),
    institutionName: from('institution', 'name'),
    user: from('admin', 'user'),
    idLanguage: from('admin', 'idLanguage', writes),
    firstName: from('admin', 'firstName', writes),
    lastName: from('admin', 'lastName', writes),
    email: from('admin', 'email', writes),
    mobilePhone: from('admin', 'mobilePhone', writes),
    level: from('admin', 'level', writes),
    typeAdmin: from('admin', 'typeAdmin', writes),
    contractLevel: from('admin', 'contractLevel', writes),
    lang: from('admin', 'lang', writes),
    service: from('admin', 'service', writes),
    notificationPoles: from('admin', 'notificationPoles', writes),
    notificationServices: from('admin', 'notificationServices', writes),
    isStatisticAllowed: from('admin', 'isStatisticAllowed', writes),
    isPlanningAllowed: from('admin', 'isPlanningAllowed', writes),
    shouldSendEmail: from('admin', 'shouldSendEmail', writes),
  },
  rules: [
    uniquePerInstitution('admin', { code: 449 }),
    groupedBy('notificationServices', 'notificationPoles', 'pole'),
  ],
  on: [
    becomes('isActivated', false, ...farewell),
    becomes('isActivated', true, sends('activated', 'admin')),
    removed(...farewell),
  ],
  search: ['user', 'email', 'mobilePhone', 'matricule', 'institutionName'],
  label: 'user',
})
