import { entity, linkedBy, table, text, unlinked, writtenByProvider } from '#dsl'

/** Something an institution wants to know of a worker. */
export const infoOnWorkerEntity = entity('infoOnWorker', {
  columns: {
    name: text({ required: true }),
    type: text(),
    interfacingCode: text(),
  },
  belongs: linkedBy('institutionHasInfoOnWorker', 'infoOnWorker'),
  access: writtenByProvider,
  removal: unlinked('stays'),
  search: ['name'],
  indexes: ['name'],
  label: 'name',
})

/** Source: specification §2 (worker information), §3. */
export const infoOnWorker = table('infoOnWorker', {
  entity: infoOnWorkerEntity,
  list: { columns: ['name', 'type', 'interfacingCode'], search: true, sort: 'name', modify: false },
  form: { style: 'plain', lines: 1 },
  create: { by: 'choose' },
})
