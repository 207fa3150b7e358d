import {
  asks,
  criterion,
  entity,
  flagOn,
  linkedBy,
  relation,
  table,
  text,
  unlinked,
  writtenByProvider,
} from '#dsl'

/** A branch of a job: intensive care, operating room. It is named after its job. */
export const specialtyEntity = entity('specialty', {
  columns: {
    job: relation('job', { required: true }),
    name: text({ required: true }),
  },
  belongs: linkedBy('institutionHasSpecialty', 'specialty'),
  access: writtenByProvider,
  removal: unlinked('stays'),
  search: ['name'],
  indexes: ['name'],
  labelAfter: 'job',
  label: 'name',
})

/** Sorting by the name sorts by the job first. Source: specification §2 (specialties), §3. */
export const specialty = table('specialty', {
  entity: specialtyEntity,
  list: { columns: ['name'], search: true, sort: 'name' },
  form: { style: 'plain', lines: 1 },
  create: { by: 'pick', within: 'job' },
  confirm: { update: asks('changeShared') },
  unless: criterion('legacySpecialties', flagOn('legacySpecialties')),
})
