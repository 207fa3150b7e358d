import {
  atLeast,
  caller,
  entity,
  inInstitution,
  nobody,
  notBefore,
  now,
  number,
  relation,
  text,
  whole,
  writtenByProvider,
} from '#dsl'

/** A payroll export that was asked for: of which days, by whom and when. Times are unix seconds. Source: specification §3, §7. */
export const payrollExport = entity('payrollExport', {
  wire: { api: 'export', resource: 'export' },
  columns: {
    beginAt: number({ required: true, validate: [whole, atLeast(0)] }),
    endAt: number({ required: true, validate: [whole, atLeast(0)] }),
    filename: text({ default: 'export' }),
    exportedAt: number(),
    admin: relation('admin'),
  },
  belongs: inInstitution(),
  access: { ...writtenByProvider, update: nobody, remove: nobody },
  derived: { exportedAt: now(), admin: caller() },
  rules: [notBefore('beginAt', 'endAt')],
  indexes: ['exportedAt'],
  label: 'filename',
})
