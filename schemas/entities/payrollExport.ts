import {
  atLeast,
  caller,
  created,
  entity,
  inInstitution,
  nobody,
  notBefore,
  now,
  number,
  relation,
  select,
  starts,
  text,
  whole,
  writtenByProvider,
} from '#dsl'
import { payrollFileState } from '../enums/payrollFileState.ts'

const keptByServer = () => number({ serverOnly: true, validate: [whole, atLeast(0)] })

/**
 * A payroll export that was asked for: of which days, by whom and when, and what became of its file. Times are unix seconds.
 * Source: specification §2, §3, §7.
 */
export const payrollExport = entity('payrollExport', {
  wire: { api: 'export', resource: 'export' },
  columns: {
    beginAt: number({ required: true, validate: [whole, atLeast(0)] }),
    endAt: number({ required: true, validate: [whole, atLeast(0)] }),
    filename: text({ default: 'export' }),
    exportedAt: number(),
    admin: relation('admin'),
    /** Exports from before there were files have none, which can be asked for. */
    state: select(payrollFileState, { default: 'waiting', backfill: 'failed', serverOnly: true }),
    /** Missions of which hours are in the file. */
    exported: keptByServer(),
    /** Missions of which hours are not. */
    leftOut: keptByServer(),
  },
  belongs: inInstitution(),
  access: { ...writtenByProvider, update: nobody, remove: nobody },
  derived: { exportedAt: now(), admin: caller() },
  rules: [notBefore('beginAt', 'endAt')],
  on: [created(starts('makePayrollFile'))],
  indexes: ['exportedAt'],
  label: 'filename',
})
