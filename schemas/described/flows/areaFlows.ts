import { type Flow, step } from '#dsl'
import type { Place } from '../pages.ts'
import type { Sections } from '../sections.ts'

/** What administrators of institutions do on pages of their own. */
export const areaFlows = {
  openPage: {
    on: ['profile', 'institutions', 'configuration', 'notifications'],
    sections: ['area 3.10', 'area 4.7'],
    steps: [
      step('person', 'console', 'opens'),
      step('console', 'server', 'renews', 'GET /auth/token/refresh'),
      step('console', 'server', 'asks', 'GET /bff-admin/session'),
      step('server', 'console', 'tells'),
      step('console', 'person', 'shows'),
    ],
  },
  saveInstitution: {
    on: ['institutions', 'ownInstitution'],
    sections: ['area 4.1', 'area 4.2', 'area 5.1'],
    steps: [
      step('person', 'console', 'changes'),
      step('console', 'server', 'proposes', 'GET /institution-service/addresses'),
      step('person', 'console', 'chooses'),
      step('console', 'server', 'saves', 'PUT /api/v2/institution/{id}'),
      step('server', 'console', 'answers'),
      step('console', 'person', 'warns'),
    ],
  },
  askQuestion: {
    on: ['institutions'],
    sections: ['area 2.4', 'area 5.4', 'area 7.2'],
    steps: [
      step('person', 'console', 'writes'),
      step('console', 'server', 'sends', 'POST /messaging/api/v1/slack-with-template/send'),
      step('server', 'background', 'hands'),
      step('background', 'mail', 'mails'),
    ],
  },
  changePassword: {
    on: ['profile'],
    sections: ['area 4.3', 'area 5.3'],
    steps: [
      step('person', 'console', 'types'),
      step('console', 'server', 'sends', 'PUT /auth/password/change-password'),
      step('server', 'server', 'ends'),
      step('server', 'console', 'answers'),
    ],
  },
  chooseDepartments: {
    on: ['notifications'],
    sections: ['area 2.6', 'area 3.8', 'area 4.5'],
    steps: [
      step('person', 'console', 'ticks'),
      step('console', 'console', 'compares'),
      step('console', 'server', 'removes', 'DELETE /api/v2/adminInInstitutionNotificationService/{id}'),
      step('console', 'server', 'adds', 'POST /api/v2/adminInInstitutionNotificationService'),
      step('server', 'console', 'answers'),
    ],
  },
  savePreferences: {
    on: ['notifications', 'notificationPreference'],
    sections: ['area 3.9', 'area 4.4'],
    steps: [
      step('person', 'console', 'chooses'),
      step('console', 'server', 'creates', 'POST /api/v2/notification'),
      step('console', 'server', 'changes', 'PUT /api/v2/notification/{id}'),
      step('server', 'console', 'answers'),
    ],
  },
} as const satisfies Readonly<Record<string, Flow<Sections, Place>>>
