import type { RuleNames } from '#dsl'
import type { Sections } from './sections.ts'

/** Where each rule comes from, by its entity. One that is not here does not compile. */
export const ruleSections = {
  admin: {
    'unique email': ['console 5.5'],
    'groupedBy notificationServices': ['console 4.10'],
    'computed user': ['console 3.1.1'],
    'computed idLanguage': ['console 7.3.6'],
  },
  adminInInstitutionNotificationService: { 'unique service admin': ['console 7.3.7'] },
  adminInfo: { 'unique admin': ['console 7.3.6'] },
  agencySubscription: { 'limitedBy specialties': ['console 4.16', 'console 5.11'] },
  counter: {
    'unique statut whichCounter limitType': ['console 7.3.15'],
    'startFits whichCounter starter': ['console 5.15'],
  },
  institution: {
    'postalCodeOf country postalCode': ['console 5.9'],
    'located address': ['console 5.9', 'area 5.1'],
  },
  institutionChronos: { unique: ['console 2.2.6'], 'sentTo url': ['house 6'] },
  institutionHasAdmin: {
    'unique admin': ['console 4.7'],
    'groupedBy notificationServices': ['console 4.10'],
  },
  institutionHasOauth2: {
    unique: ['console 7.3.2'],
    'unique ssoName': ['console 7.3.2'],
    'sentTo accessTokenUrl': ['house 6'],
    'outbound authUrl accessTokenUrl userInfoUrl': ['house 6'],
  },
  institutionHasSso: { unique: ['console 4.12'] },
  institutionInfo: { unique: ['console 3.1.4'] },
  institutionOctime: {
    unique: ['console 2.2.7'],
    'sameId institution': ['console 3.1.11'],
    'sentTo url': ['house 6'],
  },
  institutionOption: { unique: ['area 3.2'] },
  institutionOptionChurn: { unique: ['console 2.2.4'] },
  institutionOptionContract: { unique: ['console 2.2.3'] },
  institutionOptionMission: { unique: ['console 2.2.3'] },
  institutionOptionWorker: { unique: ['console 2.2.3'] },
  mission: { 'notBefore beginAt endAt': ['house 8'] },
  notificationPreference: { 'unique admin': ['area 4.4'] },
  payrollExport: { 'notBefore beginAt endAt': ['console 5.16'] },
  publicholiday: { 'unique date': ['console 5.16'] },
  savedSelection: { 'unique admin name': ['house 1'] },
  savedView: { 'unique admin screen name': ['house 1'] },
  schedule: { 'unique code': ['console 5.13'], 'computed nbWorkedMinutes': ['console 5.13'] },
  service: { 'located address': ['console 5.9'], 'computed codeUF': ['console 3.1.13'] },
  shiftTemplate: { unique: ['console 3.1.28'] },
  signupCode: { 'unique code': ['console 3.1.30'] },
  specialHour: {
    'unique name': ['console 5.14'],
    'roomBetween seniorityShouldBeMoreThan seniorityShouldBeLessThan': ['console 3.1.20'],
  },
  specialHourHasJob: { 'unique idSpecialHour idJob': ['console 3.1.20'] },
  specialHourHasService: { 'unique idSpecialHour idService': ['console 3.1.20'] },
  template: { 'limitedBy specialty': ['console 2.3.9'], 'limitedBy service': ['console 3.1.19'] },
} as const satisfies { readonly [E in keyof RuleNames]: Readonly<Record<RuleNames[E], Sections>> }
