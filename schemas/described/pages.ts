import { type EntityName, everyone, permitted, type ScreenPage, type TableName } from '#dsl'
import type { Sections } from './sections.ts'

/** Pages that no table describes: those of `screens.ts`, those of a person and their institutions, and those of signing in. */
export const pages = {
  login: {
    address: '/login',
    calls: ['POST /auth/login', 'GET /auth/sso', 'GET /auth/token/refresh'],
    sections: ['console 7.3.16', 'console 8.2', 'console 8.5'],
  },
  password: {
    address: '/password',
    calls: ['POST /auth/password/forgot', 'POST /auth/password/reset'],
    sections: ['house 7'],
  },
  sso: {
    address: '/console#sso',
    cards: ['signOnServer'],
    entities: ['institutionHasSso', 'institutionHasOauth2'],
    calls: [
      'POST /auth/institutionHasSso',
      'POST /auth/sso/trial',
      'GET /auth/sso/people',
      'DELETE /auth/sso/people',
    ],
    sections: [
      'console 2.2.18',
      'console 2.3.15',
      'console 3.1.26',
      'console 3.1.27',
      'console 4.12',
      'console 5.17',
      'console 7.3.2',
    ],
  },
  shiftSummaryTemplate: {
    address: '/console#shiftSummaryTemplate',
    entities: ['shiftTemplate'],
    calls: [
      'GET /mission-service/v1/shiftTemplate',
      'POST /mission-service/v1/shiftTemplate',
      'PUT /mission-service/v1/shiftTemplate/{id}',
      'GET /mission-service/v1/shiftTemplate/{id}/file',
      'GET /mission-service/v1/shiftTemplate/{id}/sample',
    ],
    sections: ['console 2.2.20', 'console 2.3.16', 'console 3.1.28', 'console 5.6', 'console 7.3.13'],
  },
  outbox: {
    address: '/console#outbox',
    calls: ['GET /messaging/messages', 'GET /messaging/messages/{id}', 'POST /messaging/messages/{id}/send'],
    sections: ['house 2'],
  },
  work: {
    address: '/console#work',
    calls: ['GET /bff-backoffice/work', 'POST /bff-backoffice/work/{id}/retry'],
    sections: ['house 3'],
  },
  aboutData: { address: '/console#aboutData', sections: ['house 4'] },
  profile: {
    address: '/me/profile',
    read: everyone,
    cards: ['ownDetails'],
    calls: ['GET /bff-admin/session', 'PUT /auth/password/change-password'],
    sections: ['area 2.1', 'area 2.5', 'area 4.3', 'area 5.2', 'area 5.3'],
  },
  institutions: {
    address: '/me/institutions',
    read: permitted('seeProInstitutionPage'),
    cards: ['ownInstitution'],
    calls: ['POST /messaging/api/v1/slack-with-template/send'],
    sections: [
      'area 2.1',
      'area 2.4',
      'area 3.1',
      'area 3.5',
      'area 3.6',
      'area 4.1',
      'area 4.2',
      'area 5.1',
      'area 5.4',
    ],
  },
  configuration: {
    address: '/me/configuration',
    read: permitted('seeProInstitutionConfigPage'),
    cards: ['ownSlots', 'ownOptions'],
    calls: ['GET /institution-service/slotConfig', 'POST /institution-service/slotConfig/{id}'],
    sections: ['area 2.3', 'area 3.2', 'area 3.3', 'area 7.2'],
  },
  notifications: {
    address: '/me/notifications',
    read: everyone,
    cards: ['notificationPreference'],
    entities: ['adminInInstitutionNotificationService'],
    sections: ['area 2.1', 'area 2.6', 'area 3.8', 'area 3.9', 'area 4.4', 'area 4.5'],
  },
} as const satisfies Readonly<Record<string, ScreenPage<Sections, TableName, EntityName>>>

/** Where a flow begins, and what shows a state: a table, a card or a page. */
export type Place = TableName | keyof typeof pages
