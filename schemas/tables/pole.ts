import { asks, entity, linkedBy, table, text, unlinked, writtenByProvider } from '#dsl'

/** A division of an institution that groups departments: emergency, mother and child. */
export const poleEntity = entity('pole', {
  columns: { name: text({ required: true }) },
  belongs: linkedBy('institutionHasPole', 'pole'),
  access: writtenByProvider,
  removal: unlinked('goes'),
  search: ['name'],
  indexes: ['name'],
  label: 'name',
})

/** Source: specification §1 (poles), §3. */
export const pole = table('pole', {
  entity: poleEntity,
  list: { columns: ['name'], search: true, sort: 'name' },
  form: { style: 'plain', lines: 5 },
  confirm: { update: asks('changeShared') },
})
