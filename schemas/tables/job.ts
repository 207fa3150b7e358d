import { criterion, entity, flagOn, removed, shared, table, text, unlink, writtenByProvider } from '#dsl'

/** What a worker does: nurse, care assistant, midwife. */
export const jobEntity = entity('job', {
  columns: { name: text({ required: true }) },
  belongs: shared('institution-has-job'),
  access: writtenByProvider,
  on: [removed(unlink('stays'))],
  search: ['name'],
  label: 'name',
})

/** Source: specification §2 (jobs). */
export const job = table('job', {
  entity: jobEntity,
  list: { columns: ['name'], sort: 'name' },
  create: { by: 'pick' },
  show: criterion('legacyJobs', flagOn('legacyJobs')),
})
