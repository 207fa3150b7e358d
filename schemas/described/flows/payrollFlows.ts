import { type Flow, step } from '#dsl'
import type { Place } from '../pages.ts'
import type { Sections } from '../sections.ts'

/** Exports to payroll, and the messages by which people hear of what was made. */
export const payrollFlows = {
  exportHours: {
    on: ['payCode', 'publicHolidays'],
    sections: [
      'console 2.3.14',
      'console 3.1.25',
      'console 4.13',
      'console 5.16',
      'console 7.3.12',
      'console 9.7',
      'house 8',
    ],
    steps: [
      step('person', 'console', 'chooses'),
      step('console', 'server', 'asks', 'POST /export-api/v2/export'),
      step('server', 'background', 'starts'),
      step('background', 'background', 'splits'),
      step('background', 'mail', 'mails'),
      step('mail', 'person', 'arrives'),
      step('console', 'server', 'fetches', 'GET /export-api/v2/export/{id}/file'),
      step('console', 'server', 'again', 'POST /export-api/v2/export/{id}/file'),
    ],
  },
  sendMessage: {
    on: ['outbox'],
    sections: ['house 2'],
    steps: [
      step('server', 'server', 'writes'),
      step('server', 'background', 'hands'),
      step('background', 'mail', 'sends'),
      step('mail', 'other', 'arrives'),
      step('background', 'server', 'settles'),
      step('person', 'console', 'reads'),
      step('console', 'server', 'again', 'POST /messaging/messages/{id}/send'),
    ],
  },
} as const satisfies Readonly<Record<string, Flow<Sections, Place>>>
