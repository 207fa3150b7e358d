import {
  atLeast,
  entity,
  inInstitution,
  nobody,
  notBefore,
  number,
  relation,
  text,
  whole,
  writtenByProvider,
} from '#dsl'

/** A payroll export that was asked for: of which days, by whom and when. Times are unix seconds. Source: specification §3, §7. */
export const payrollExport = entity('payrollExport', {
  resource: 'export',
  api: 'export',
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    beginAt: number({ required: true, validate: [whole, atLeast(0)] }),
    endAt: number({ required: true, validate: [whole, atLeast(0)] }),
    filename: text({ default: 'export' }),
    exportedAt: number({ serverOnly: true }),
    admin: relation('admin', { serverOnly: true }),
  },
  belongs: inInstitution(),
  access: { ...writtenByProvider, update: nobody, remove: nobody },
  checks: [notBefore('beginAt', 'endAt')],
  stamps: { exportedAt: 'unixSeconds', admin: 'person' },
  indexes: ['exportedAt'],
  label: 'filename',
})
