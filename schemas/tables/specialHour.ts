import {
  asks,
  checkbox,
  entity,
  inInstitution,
  number,
  relation,
  relations,
  roomBetween,
  table,
  text,
  writtenByProvider,
} from '#dsl'

/** Hours paid differently: on a Sunday, on a public holiday, by seniority, for some jobs and departments. */
export const specialHourEntity = entity('specialHour', {
  columns: {
    idInstitution: relation('institution', { required: true, edit: 'onCreate' }),
    name: text(),
    isDayMission: checkbox({ default: false }),
    seniorityShouldBeMoreThan: number(),
    seniorityShouldBeLessThan: number(),
    isSunday: checkbox({ default: false }),
    isPublicHoliday: checkbox({ default: false }),
    job: relations('job', {
      through: { entity: 'specialHourHasJob', row: 'idSpecialHour', target: 'idJob' },
    }),
    service: relations('service', {
      through: { entity: 'specialHourHasService', row: 'idSpecialHour', target: 'idService' },
    }),
  },
  belongs: inInstitution('idInstitution'),
  access: writtenByProvider,
  unique: [{ columns: ['name'], within: 'institution', code: 409 }],
  checks: [roomBetween('seniorityShouldBeMoreThan', 'seniorityShouldBeLessThan')],
  indexes: ['name'],
  label: 'name',
})

/** Source: specification §2 (special hours), §3, §5, §7. */
export const specialHour = table('specialHour', {
  entity: specialHourEntity,
  list: {
    columns: [
      'name',
      'job',
      'service',
      'isDayMission',
      'isSunday',
      'isPublicHoliday',
      'seniorityShouldBeMoreThan',
      'seniorityShouldBeLessThan',
    ],
    sort: 'name',
  },
  form: {
    style: 'category',
    perLine: 3,
    groups: {
      identity: ['name'],
      when: ['isDayMission', 'isSunday', 'isPublicHoliday'],
      seniority: ['seniorityShouldBeMoreThan', 'seniorityShouldBeLessThan'],
      who: ['job', 'service'],
    },
  },
  confirm: { update: asks('changeRow') },
})
