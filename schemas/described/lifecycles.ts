import type { Lifecycle } from '#dsl'
import type { Place } from './pages.ts'
import type { Sections } from './sections.ts'

/** Everything that has states, and what leads from one to another. */
export const lifecycles = {
  licence: {
    on: ['adminV2', 'institution-has-admin'],
    sections: ['console 2.3.17', 'console 4.9'],
    kept: { entity: 'institutionHasAdmin', column: 'isActivated' },
    states: ['true', 'false'],
    moves: [
      { to: 'true', by: 'attached' },
      { from: 'true', to: 'false', by: 'deactivated' },
      { from: 'false', to: 'true', by: 'activated' },
    ],
  },
  singleSignOn: {
    on: ['sso'],
    sections: ['console 4.12'],
    kept: { entity: 'institutionHasSso', column: 'enabled' },
    states: ['true', 'false'],
    moves: [
      { to: 'true', by: 'firstTurned' },
      { from: 'true', to: 'false', by: 'turnedOff' },
      { from: 'false', to: 'true', by: 'turnedOn' },
    ],
  },
  export: {
    on: ['payCode', 'publicHolidays'],
    sections: ['console 3.1.25', 'house 8'],
    kept: { entity: 'payrollExport', column: 'state' },
    states: ['waiting', 'done', 'failed'],
    moves: [
      { to: 'waiting', by: 'asked' },
      { from: 'waiting', to: 'done', by: 'made' },
      { from: 'waiting', to: 'failed', by: 'stumbled' },
      { from: 'failed', to: 'done', by: 'madeLater' },
      { from: 'failed', to: 'waiting', by: 'again' },
    ],
  },
  message: {
    on: ['outbox'],
    sections: ['house 2'],
    kept: { protocol: 'messageStates' },
    states: ['waiting', 'sent', 'failed'],
    moves: [
      { to: 'waiting', by: 'written' },
      { from: 'waiting', to: 'sent', by: 'taken' },
      { from: 'waiting', to: 'failed', by: 'refused' },
      { from: 'sent', to: 'waiting', by: 'sentAgain' },
      { from: 'failed', to: 'waiting', by: 'sentAgain' },
    ],
  },
  task: {
    on: ['work'],
    sections: ['house 3'],
    kept: { protocol: 'taskStates' },
    states: ['waiting', 'running', 'done', 'failed'],
    moves: [
      { to: 'waiting', by: 'committed' },
      { from: 'waiting', to: 'running', by: 'begun' },
      { from: 'running', to: 'done', by: 'succeeded' },
      { from: 'running', to: 'waiting', by: 'stumbled' },
      { from: 'running', to: 'failed', by: 'gaveUp' },
      { from: 'failed', to: 'waiting', by: 'again' },
    ],
  },
  timeCode: {
    on: ['schedule'],
    sections: ['console 4.5'],
    kept: { entity: 'schedule', column: 'isDeleted' },
    states: ['false', 'true'],
    moves: [
      { to: 'false', by: 'created' },
      { from: 'false', to: 'true', by: 'removed' },
    ],
  },
} as const satisfies Readonly<Record<string, Lifecycle<Sections, Place>>>
