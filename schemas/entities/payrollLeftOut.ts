import { date, entity, inInstitution, number, readOnly, relation, select, text } from '#dsl'
import { leftOutReason } from '../enums/leftOutReason.ts'
import { workerType } from '../enums/workerType.ts'

/**
 * Minutes of a mission's day that an export left out, and why. Mission, time code and pay code stand as they were: what becomes
 * of them later is not held up by it. Source: specification §2 (export banner).
 */
export const payrollLeftOut = entity('payrollLeftOut', {
  wire: { api: 'export' },
  columns: {
    payrollExport: relation('payrollExport', { required: true }),
    mission: number({ required: true }),
    day: date({ required: true }),
    reason: select(leftOutReason, { required: true }),
    minutes: number({ required: true }),
    workerType: select(workerType, { required: true }),
    timeCode: text(),
    payCode: text(),
  },
  belongs: inInstitution(),
  access: readOnly,
  indexes: ['day'],
  label: 'day',
})
