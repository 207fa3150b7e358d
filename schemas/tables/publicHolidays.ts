import { asks, date, entity, inInstitution, relation, table, writtenByProvider } from '#dsl'

/** A day that an institution pays as a public holiday. */
export const publicHolidayEntity = entity('publicholiday', {
  api: 'export',
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    date: date({ required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  unique: [{ columns: ['date'], within: 'institution', code: 409 }],
  search: ['date'],
  indexes: ['date'],
  label: 'date',
})

/** Source: specification §2 (public holidays tab), §5. */
export const publicHolidays = table('publicHolidays', {
  entity: publicHolidayEntity,
  list: { columns: ['date'], search: true, sort: 'date' },
  form: { style: 'plain', lines: 5 },
  create: { by: 'lines', allOrNothing: true },
  confirm: { update: asks('changeRow') },
})
