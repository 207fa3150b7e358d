import {
  asks,
  atLeast,
  boolean,
  clears,
  csv,
  duration,
  entity,
  linkedBy,
  minutes,
  type Row,
  related,
  shiftBar,
  shorterThan,
  softDelete,
  table,
  text,
  timeOfDay,
  workedMinutes,
  writtenByProvider,
} from '#dsl'
import { interfaceModuleOn } from '../criteria.ts'

/** Missions of the coming year made from a time code. */
const upcomingMissions = related('mission', {
  by: 'schedule',
  institution: 'institution',
  window: { column: 'beginAt', ahead: '1 year' },
})

/** A time code: M1 is 06:45 to 14:15 with half an hour of break. */
export const scheduleEntity = entity('schedule', {
  columns: {
    code: text({ required: true, validate: [shorterThan(50)] }),
    beginAt: timeOfDay({ required: true }),
    endAt: timeOfDay({ required: true }),
    break: duration(),
    nbWorkedMinutes: minutes({ required: true, edit: 'never', validate: [atLeast(1)] }),
    interfacingCode: text({ show: interfaceModuleOn, validate: [shorterThan(50)] }),
    isDeleted: boolean({ default: false, serverOnly: true }),
  },
  belongs: linkedBy('institutionHasSchedule', 'schedule'),
  access: writtenByProvider,
  unique: [{ columns: ['code'], within: 'institution', code: 409 }],
  computed: { nbWorkedMinutes: workedMinutes('beginAt', 'endAt', 'break') },
  removal: softDelete('isDeleted', clears(upcomingMissions)),
  search: ['code', 'beginAt', 'endAt', 'nbWorkedMinutes'],
  indexes: ['code', 'beginAt', 'endAt', 'nbWorkedMinutes'],
  label: 'code',
})

/** Source: specification §2 (schedule), §4, §5. */
export const schedule = table('schedule', {
  entity: scheduleEntity,
  pictures: { shift: shiftBar({ begin: 'beginAt', end: 'endAt', pause: 'break' }) },
  list: {
    columns: ['code', 'beginAt', 'endAt', 'break', 'nbWorkedMinutes', 'shift', 'interfacingCode'],
    search: true,
    sort: 'code',
    csv: csv(['code', 'beginAt', 'endAt', 'break', 'interfacingCode'], {
      key: 'code',
      optional: ['interfacingCode'],
    }),
  },
  form: { style: 'plain', lines: 5 },
  confirm: {
    update: asks('affectedMissions', upcomingMissions),
    remove: asks('deleteSchedule', upcomingMissions),
  },
})

export type Schedule = Row<typeof scheduleEntity>
