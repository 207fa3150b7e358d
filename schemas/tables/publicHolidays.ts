import { date, entity, inInstitution, table, uniquePerInstitution, writtenByProvider } from '#dsl'

/** A day that an institution pays as a public holiday. */
export const publicHolidayEntity = entity('publicholiday', {
  wire: { api: 'export' },
  columns: { date: date({ required: true }) },
  belongs: inInstitution(),
  access: writtenByProvider,
  rules: [uniquePerInstitution('date')],
  search: ['date'],
  label: 'date',
})

/** Source: specification §2 (public holidays tab), §5. */
export const publicHolidays = table('publicHolidays', {
  entity: publicHolidayEntity,
  list: { columns: ['date'], sort: 'date' },
  create: { by: 'lines', allOrNothing: true, inAllWhenNone: true },
  banner: ['payrollExport', 'holidayYear'],
})
