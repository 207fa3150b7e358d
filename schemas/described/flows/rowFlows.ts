import { type Flow, step } from '#dsl'
import type { Place } from '../pages.ts'
import type { Sections } from '../sections.ts'

/** What goes with rows of tables: where no table is named it goes so with all of them, and the calls are those of one. */
export const rowFlows = {
  addRows: {
    on: [],
    offered: 'add',
    sections: ['console 1.3', 'console 2.1.6', 'console 4.2', 'console 4.11', 'console 7.3.9'],
    steps: [
      step('person', 'console', 'fills'),
      step('console', 'console', 'checks'),
      step('console', 'server', 'creates', 'POST /api/v2/schedule'),
      step('server', 'server', 'judges'),
      step('server', 'console', 'answers'),
      step('console', 'person', 'tells'),
    ],
  },
  changeRow: {
    on: [],
    offered: 'modify',
    sections: ['console 4.1', 'console 4.2', 'console 4.3', 'console 2.1.5'],
    steps: [
      step('person', 'console', 'changes'),
      step('console', 'person', 'asks'),
      step('person', 'console', 'agrees'),
      step('console', 'server', 'sends', 'PUT /api/v2/schedule/{id}'),
      step('server', 'server', 'judges'),
      step('server', 'console', 'answers'),
      step('console', 'person', 'tells'),
    ],
  },
  removeTimeCode: {
    on: ['schedule'],
    sections: ['console 4.4', 'console 4.5', 'console 7.3.5', 'console 9.7'],
    steps: [
      step('person', 'console', 'removes'),
      step('console', 'server', 'counts', 'POST /api/v2/mission'),
      step('console', 'person', 'asks'),
      step('person', 'console', 'agrees'),
      step('console', 'server', 'sends', 'DELETE /api/v2/schedule/{id}'),
      step('server', 'server', 'takesAway'),
      step('server', 'server', 'clears'),
      step('server', 'console', 'answers'),
    ],
  },
  importFile: {
    on: ['schedule'],
    sections: ['console 4.15', 'console 5.18', 'console 5.19', 'console 8.3', 'console 9.3'],
    steps: [
      step('person', 'console', 'hands'),
      step('console', 'console', 'reads'),
      step('console', 'person', 'rehearses'),
      step('person', 'console', 'agrees'),
      step('console', 'server', 'sends', 'POST /api/v2/schedule/upsert-batch'),
      step('server', 'console', 'answers'),
      step('console', 'person', 'tells'),
    ],
  },
  changeCounter: {
    on: ['counterStatus', 'counterLimit'],
    sections: ['console 2.3.12', 'console 4.14', 'console 5.15'],
    steps: [
      step('person', 'console', 'opens'),
      step('person', 'console', 'enters'),
      step('console', 'person', 'asks'),
      step('console', 'server', 'writes', 'PUT /api/v2/counter/{id}'),
      step('server', 'console', 'answers'),
    ],
  },
  replaceTemplate: {
    on: ['shiftSummaryTemplate'],
    sections: ['console 2.3.16', 'console 5.6', 'console 7.3.13'],
    steps: [
      step('person', 'console', 'chooses'),
      step('console', 'console', 'checks'),
      step('console', 'person', 'asks'),
      step('console', 'server', 'sends', 'POST /mission-service/v1/shiftTemplate'),
      step('server', 'server', 'reads'),
      step('server', 'console', 'answers'),
    ],
  },
} as const satisfies Readonly<Record<string, Flow<Sections, Place>>>
