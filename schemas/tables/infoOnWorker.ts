import { entity, removed, shared, table, text, unlink, writtenByProvider } from '#dsl'

/** Something an institution wants to know of a worker. */
export const infoOnWorkerEntity = entity('infoOnWorker', {
  columns: {
    name: text({ required: true }),
    type: text(),
    interfacingCode: text(),
  },
  belongs: shared('institution-has-info-on-worker'),
  access: writtenByProvider,
  on: [removed(unlink('stays'))],
  search: ['name'],
  label: 'name',
})

/** Source: specification §2 (worker information), §3. */
export const infoOnWorker = table('infoOnWorker', {
  entity: infoOnWorkerEntity,
  list: { columns: ['name', 'type', 'interfacingCode'], sort: 'name', without: ['modify'] },
  create: { by: 'choose' },
})
