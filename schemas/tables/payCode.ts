import { boolean, entity, inInstitution, select, table, text, unixTime, writtenByProvider } from '#dsl'
import { payCodeType } from '../enums/payCodeType.ts'

/** The code by which payroll knows hours of a kind: nights, business days, the eve of a Sunday. */
export const payrollCodeEntity = entity('payrollcode', {
  wire: { api: 'export' },
  columns: {
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
  indexes: ['code'],
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
    sort: 'name',
  },
  tabs: ['payCode', 'publicHolidays'],
  banner: ['payrollExport'],
})
