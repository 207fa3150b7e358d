import { type Flow, step } from '#dsl'
import type { Place } from '../pages.ts'
import type { Sections } from '../sections.ts'

/** How administrators come, how their access ends and begins again, and how they get in. */
export const peopleFlows = {
  newAdministrator: {
    on: ['adminV2', 'admin'],
    sections: ['console 4.6', 'console 4.7', 'console 7.3.6'],
    steps: [
      step('person', 'console', 'fills'),
      step('console', 'server', 'looksUp', 'POST /api/v2/admin'),
      step('console', 'person', 'asks'),
      step('console', 'server', 'creates', 'POST /api/v2/admin'),
      step('console', 'server', 'attaches', 'POST /api/v2/institution-has-admin/batch'),
      step('server', 'background', 'writes'),
      step('background', 'mail', 'sends'),
      step('mail', 'other', 'arrives'),
    ],
  },
  endLicence: {
    on: ['adminV2', 'institution-has-admin'],
    sections: ['console 2.3.17', 'console 4.9'],
    steps: [
      step('person', 'console', 'turnsOff'),
      step('console', 'person', 'asks'),
      step('person', 'console', 'agrees'),
      step('console', 'server', 'sends', 'PUT /api/v2/institution-has-admin/{id}'),
      step('server', 'server', 'takesAway'),
      step('server', 'other', 'signsOut'),
      step('server', 'console', 'answers'),
    ],
  },
  beginLicence: {
    on: ['adminV2', 'institution-has-admin'],
    sections: ['console 4.9', 'console 8.4'],
    steps: [
      step('person', 'console', 'turnsOn'),
      step('console', 'person', 'asks'),
      step('console', 'server', 'sends', 'PUT /api/v2/institution-has-admin/{id}'),
      step('server', 'background', 'writes'),
      step('background', 'mail', 'mails'),
      step('mail', 'other', 'arrives'),
      step('server', 'console', 'answers'),
    ],
  },
  logIn: {
    on: ['login'],
    sections: ['console 7.3.16', 'console 8.2', 'console 8.5', 'house 5'],
    steps: [
      step('person', 'console', 'types'),
      step('console', 'server', 'sends', 'POST /auth/login'),
      step('server', 'server', 'checks'),
      step('server', 'console', 'opens'),
      step('console', 'server', 'renews', 'GET /auth/token/refresh'),
    ],
  },
  newPassword: {
    on: ['password', 'login'],
    sections: ['house 7'],
    steps: [
      step('person', 'console', 'asks'),
      step('console', 'server', 'sends', 'POST /auth/password/forgot'),
      step('server', 'console', 'answers'),
      step('server', 'background', 'writes'),
      step('background', 'mail', 'mails'),
      step('mail', 'person', 'arrives'),
      step('person', 'console', 'chooses'),
      step('console', 'server', 'changes', 'POST /auth/password/reset'),
      step('server', 'server', 'ends'),
    ],
  },
} as const satisfies Readonly<Record<string, Flow<Sections, Place>>>
