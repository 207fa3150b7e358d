import { asks, criterion, entity, flagOn, linkedBy, table, text, unlinked, writtenByProvider } from '#dsl'

/** What a worker does: nurse, care assistant, midwife. */
export const jobEntity = entity('job', {
  columns: { name: text({ required: true }) },
  belongs: linkedBy('institutionHasJob', 'job'),
  access: writtenByProvider,
  removal: unlinked('stays'),
  search: ['name'],
  indexes: ['name'],
  label: 'name',
})

/** Source: specification §2 (jobs). */
export const job = table('job', {
  entity: jobEntity,
  list: { columns: ['name'], search: true, sort: 'name' },
  form: { style: 'plain', lines: 1 },
  create: { by: 'pick' },
  confirm: { update: asks('changeShared') },
  unless: criterion('legacyJobs', flagOn('legacyJobs')),
})
