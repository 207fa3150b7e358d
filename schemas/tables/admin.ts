import {
  asks,
  attached,
  boolean,
  changes,
  created,
  email,
  entity,
  groupedBy,
  inDomain,
  joined,
  level,
  longerThan,
  nobody,
  number,
  ordinal,
  relation,
  relations,
  revokes,
  select,
  sends,
  shared,
  signsOut,
  table,
  telephone,
  text,
  through,
  unique,
} from '#dsl'
import { contractOn, inSharedGroup, poleOn } from '../criteria.ts'
import { contractLevel } from '../enums/contractLevel.ts'
import { language } from '../enums/language.ts'
import { typeAdmin } from '../enums/typeAdmin.ts'

/** A person who signs in. The password is no column: it is kept by the authentication service. */
export const adminEntity = entity('admin', {
  wire: {
    places: ['idInstitution', 'assignmentInstitutions'],
    queries: { emails: 'email', strictEmail: 'email' },
  },
  columns: {
    firstName: text({ required: true, validate: [longerThan(2)] }),
    lastName: text({ required: true, validate: [longerThan(2)] }),
    email: email({ required: true }),
    mobilePhone: text({ like: 'mobile', validate: [telephone] }),
    level: relation('level', { required: true }),
    typeAdmin: select(typeAdmin, { required: true }),
    contractLevel: select(contractLevel, { required: true, show: contractOn }),
    lang: select(language, { required: true, default: 'fr' }),
    /** The language by its number, as other products have it. */
    idLanguage: number(),
    service: relations('service'),
    notificationPoles: relations('pole', { show: poleOn }),
    notificationServices: relations('service', {
      through: through('adminInInstitutionNotificationService', {
        row: 'admin',
        target: 'service',
        institution: 'institution',
        active: 'isActivated',
      }),
    }),
    isStatisticAllowed: boolean({ default: true }),
    isPlanningAllowed: boolean({ default: true }),
    shouldSendEmail: boolean({ default: true }),
    didAcceptTerms: boolean({ default: false, serverOnly: true }),
    user: text(),
  },
  belongs: shared('institution-has-admin'),
  access: { read: attached, insert: level(1), update: level(1), remove: nobody },
  // What people change of themselves on their own page; the address only those of the company, for others the provider does. To the
  // address goes the link to a new password, by which a session has no bounds.
  grants: [
    { own: 'id', update: ['firstName', 'lastName', 'mobilePhone', 'lang'] },
    { own: 'id', where: inDomain('email', 'companyDomain'), unbounded: true, update: ['email'] },
  ],
  derived: { user: joined('firstName', 'lastName'), idLanguage: ordinal('lang', language) },
  rules: [unique('email', { code: 449 }), groupedBy('notificationServices', 'notificationPoles', 'pole')],
  on: [
    created(sends('invitation', 'id')),
    // An address that is corrected may have been a stranger's: what they were let in by ends, and the person is invited anew.
    changes('email', revokes('id'), sends('invitation', 'id')),
    changes('level', signsOut('id')),
  ],
  search: ['user', 'firstName', 'lastName', 'email', 'mobilePhone'],
  indexes: ['email'],
  label: { column: 'user', beside: 'email' },
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
    sort: 'lastName',
  },
  form: {
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
  banner: ['lockedAccounts'],
  actions: ['invite'],
})
