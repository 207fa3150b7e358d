import {
  asks,
  boolean,
  email,
  entity,
  groupsAndMembers,
  joined,
  level,
  linkedBy,
  longerThan,
  nobody,
  onChange,
  relation,
  relations,
  select,
  signsOut,
  table,
  text,
} from '#dsl'
import { contractOn, inSharedGroup, poleOn } from '../criteria.ts'
import { contractLevel } from '../enums/contractLevel.ts'
import { language } from '../enums/language.ts'
import { typeAdmin } from '../enums/typeAdmin.ts'

/** A person who signs in. The password is no column: it is kept by the authentication service. */
export const adminEntity = entity('admin', {
  columns: {
    firstName: text({ required: true, validate: [longerThan(2)] }),
    lastName: text({ required: true, validate: [longerThan(2)] }),
    email: email({ required: true }),
    mobilePhone: text(),
    level: relation('level', { required: true }),
    typeAdmin: select(typeAdmin, { required: true }),
    contractLevel: select(contractLevel, { required: true, show: contractOn }),
    lang: select(language, { required: true, default: 'fr' }),
    service: relations('service'),
    notificationPoles: relations('pole', { show: poleOn }),
    notificationServices: relations('service', {
      through: {
        entity: 'adminInInstitutionNotificationService',
        row: 'admin',
        target: 'service',
        institution: 'institution',
      },
    }),
    isStatisticAllowed: boolean({ default: true }),
    isPlanningAllowed: boolean({ default: true }),
    shouldSendEmail: boolean({ default: true }),
    didAcceptTerms: boolean({ default: false, serverOnly: true }),
    user: text({ edit: 'never' }),
  },
  belongs: linkedBy('institutionHasAdmin', 'admin'),
  access: { read: level(1), insert: level(1), update: level(1), remove: nobody },
  unique: [{ columns: ['email'], within: 'everything', code: 449 }],
  linked: [groupsAndMembers({ groups: 'notificationPoles', members: 'notificationServices', of: 'pole' })],
  changing: [onChange('level', signsOut('id'))],
  computed: { user: joined('firstName', 'lastName') },
  search: ['firstName', 'lastName', 'email', 'mobilePhone'],
  indexes: ['lastName', 'email'],
  label: 'email',
})

/** Source: specification §2 (admin), §3, §4 (simple creation), §5. */
export const admin = table('admin', {
  entity: adminEntity,
  list: {
    columns: [
      'firstName',
      'lastName',
      'email',
      'mobilePhone',
      'level',
      'typeAdmin',
      'contractLevel',
      'service',
    ],
    search: true,
    sort: 'lastName',
    remove: false,
  },
  form: {
    style: 'plain',
    lines: 5,
    columns: [
      'firstName',
      'lastName',
      'email',
      'mobilePhone',
      'level',
      'typeAdmin',
      'contractLevel',
      'lang',
      'isStatisticAllowed',
      'isPlanningAllowed',
      'shouldSendEmail',
      'service',
      'notificationPoles',
      'notificationServices',
    ],
  },
  create: {
    by: 'lines',
    attachesKnown: { by: 'email', asks: asks('attachKnownAdmin') },
    assigned: { as: 'assignmentInstitutions', before: 'service', firstUnless: inSharedGroup },
  },
  confirm: { update: asks('changeShared') },
  banner: 'lockedAccounts',
})
