import {
  asks,
  boolean,
  entity,
  inInstitution,
  relation,
  select,
  table,
  text,
  unixTime,
  writtenByProvider,
} from '#dsl'
import { payCodeType } from '../enums/payCodeType.ts'

/** The code by which payroll knows hours of a kind: nights, business days, the eve of a Sunday. */
export const payrollCodeEntity = entity('payrollcode', {
  api: 'export',
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    name: text({ required: true }),
    type: select(payCodeType),
    code: text(),
    beginAt: unixTime(),
    endAt: unixTime(),
    isBusinessDay: boolean({ default: false }),
    isNight: boolean({ default: false }),
    isBeforeSundayOrPublicHoliday: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  search: ['name', 'code'],
  indexes: ['name', 'code'],
  label: 'name',
})

/** Source: specification §2 (payroll export codes), §3, §7. */
export const payCode = table('payCode', {
  entity: payrollCodeEntity,
  list: {
    columns: [
      'name',
      'type',
      'code',
      'beginAt',
      'endAt',
      'isBusinessDay',
      'isNight',
      'isBeforeSundayOrPublicHoliday',
    ],
    search: true,
    sort: 'name',
  },
  form: { style: 'plain', lines: 5 },
  confirm: { update: asks('changeRow') },
  tabs: ['payCode', 'publicHolidays'],
  banner: 'payrollExport',
})
