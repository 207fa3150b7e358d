import {
  asks,
  atLeast,
  boolean,
  clears,
  csv,
  duration,
  entity,
  minutes,
  type Row,
  related,
  removed,
  shared,
  shiftBar,
  shorterThan,
  softDelete,
  table,
  text,
  timeOfDay,
  uniquePerInstitution,
  workedMinutes,
  writtenByProvider,
} from '#dsl'
import { interfaceModuleOn } from '../criteria.ts'

/** Missions of the coming year made from a time code. */
const upcomingMissions = related('mission', {
  by: 'schedule',
  window: { column: 'beginAt', ahead: '1 year' },
})

/** A time code: M1 is 06:45 to 14:15 with half an hour of break. */
export const scheduleEntity = entity('schedule', {
  columns: {
    code: text({ required: true, validate: [shorterThan(50)] }),
    beginAt: timeOfDay({ required: true }),
    endAt: timeOfDay({ required: true }),
    break: duration(),
    nbWorkedMinutes: minutes({ required: true, validate: [atLeast(1)] }),
    interfacingCode: text({ show: interfaceModuleOn, validate: [shorterThan(50)] }),
    isDeleted: boolean({ default: false, serverOnly: true }),
  },
  belongs: shared('institution-has-schedule'),
  access: writtenByProvider,
  derived: { nbWorkedMinutes: workedMinutes('beginAt', 'endAt', 'break') },
  rules: [uniquePerInstitution('code')],
  on: [removed(softDelete('isDeleted'), clears(upcomingMissions))],
  search: ['code', 'beginAt', 'endAt', 'nbWorkedMinutes'],
  indexes: ['beginAt', 'endAt', 'nbWorkedMinutes'],
  label: 'code',
})

/** Source: specification §2 (schedule), §4, §5. */
export const schedule = table('schedule', {
  entity: scheduleEntity,
  pictures: { shift: shiftBar({ begin: 'beginAt', end: 'endAt', pause: 'break' }) },
  list: {
    columns: ['code', 'beginAt', 'endAt', 'break', 'nbWorkedMinutes', 'shift', 'interfacingCode'],
    sort: 'code',
    csv: csv(['code', 'beginAt', 'endAt', 'break', 'interfacingCode'], {
      key: 'code',
      optional: ['interfacingCode'],
    }),
  },
  confirm: {
    update: asks('affectedMissions', upcomingMissions),
    remove: asks('deleteSchedule', upcomingMissions),
  },
})

export type Schedule = Row<typeof scheduleEntity>
