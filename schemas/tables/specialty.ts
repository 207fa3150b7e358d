import {
  criterion,
  entity,
  flagOn,
  from,
  relation,
  removed,
  shared,
  table,
  text,
  unlink,
  writtenByProvider,
} from '#dsl'

/** A branch of a job: intensive care, operating room. It is named after its job. */
export const specialtyEntity = entity('specialty', {
  columns: {
    job: relation('job', { required: true }),
    name: text({ required: true }),
    jobName: text(),
  },
  belongs: shared('institution-has-specialty'),
  access: writtenByProvider,
  derived: { jobName: from('job', 'name') },
  on: [removed(unlink('stays'))],
  search: ['name', 'jobName'],
  indexes: ['name'],
  label: { column: 'name', after: 'job' },
})

/** Sorting by the name sorts by the job first. Source: specification §2 (specialties), §3. */
export const specialty = table('specialty', {
  entity: specialtyEntity,
  list: { columns: ['name'], sort: 'name' },
  form: { columns: ['job', 'name'] },
  create: { by: 'pick', within: 'job' },
  show: criterion('legacySpecialties', flagOn('legacySpecialties')),
})
