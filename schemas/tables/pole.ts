import { entity, removed, shared, table, text, unlink, writtenByProvider } from '#dsl'

/** A division of an institution that groups departments: emergency, mother and child. */
export const poleEntity = entity('pole', {
  columns: { name: text({ required: true }) },
  belongs: shared('institutionHasPole'),
  access: writtenByProvider,
  on: [removed(unlink('goes'))],
  search: ['name'],
  label: 'name',
})

/** Source: specification §1 (poles), §3. */
export const pole = table('pole', {
  entity: poleEntity,
  list: { columns: ['name'], sort: 'name' },
})
