import {
  checkbox,
  entity,
  inInstitution,
  number,
  relations,
  roomBetween,
  table,
  text,
  through,
  uniquePerInstitution,
  writtenByProvider,
} from '#dsl'

/** Hours paid differently: on a Sunday, on a public holiday, by seniority, for some jobs and departments. */
export const specialHourEntity = entity('specialHour', {
  // Lists are asked for by institution everywhere. Source: specification §7 (generic pattern).
  wire: { queries: { institution: 'idInstitution' } },
  columns: {
    name: text(),
    isDayMission: checkbox({ default: false }),
    seniorityShouldBeMoreThan: number(),
    seniorityShouldBeLessThan: number(),
    isSunday: checkbox({ default: false }),
    isPublicHoliday: checkbox({ default: false }),
    job: relations('job', {
      through: through('specialHourHasJob', { row: 'idSpecialHour', target: 'idJob' }),
    }),
    service: relations('service', {
      through: through('specialHourHasService', { row: 'idSpecialHour', target: 'idService' }),
    }),
  },
  belongs: inInstitution('idInstitution'),
  access: writtenByProvider,
  rules: [
    uniquePerInstitution('name'),
    roomBetween('seniorityShouldBeMoreThan', 'seniorityShouldBeLessThan'),
  ],
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
    groups: {
      identity: ['name'],
      when: ['isDayMission', 'isSunday', 'isPublicHoliday'],
      seniority: ['seniorityShouldBeMoreThan', 'seniorityShouldBeLessThan'],
      who: ['job', 'service'],
    },
  },
})
