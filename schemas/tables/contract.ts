import {
  boolean,
  entity,
  from,
  inInstitution,
  limitedBy,
  relation,
  table,
  text,
  writtenByProvider,
} from '#dsl'

/** A model that contracts of a job or specialty are made from. */
export const templateEntity = entity('template', {
  columns: {
    name: text({ required: true }),
    pole: relation('pole'),
    service: relation('service'),
    job: relation('job'),
    jobName: text(),
    specialty: relation('specialty'),
    specialtyName: text(),
    isFullTime: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  derived: { jobName: from('job', 'name'), specialtyName: from('specialty', 'name') },
  rules: [limitedBy('specialty', 'job'), limitedBy('service', 'pole')],
  indexes: ['jobName', 'specialtyName'],
  label: 'name',
})

/** Source: specification §2 (contract templates), §3. */
export const contract = table('contract', {
  entity: templateEntity,
  list: { columns: ['name', 'jobName', 'specialtyName', 'isFullTime'], sort: 'name' },
  form: { columns: ['name', 'job', 'specialty', 'isFullTime'] },
})
