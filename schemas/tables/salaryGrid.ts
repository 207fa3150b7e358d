import { entity, removed, shared, table, text, unlink, writtenByProvider } from '#dsl'

/** The pay scale that contracts refer to. The last institution to leave it takes it away. */
export const contractSalaryGridEntity = entity('contractSalaryGrid', {
  columns: { name: text({ required: true }) },
  belongs: shared('institutionHasContractSalaryGrid'),
  access: writtenByProvider,
  on: [removed(unlink('goes'))],
  label: 'name',
})

/** Source: specification §2 (contract salary grids), §7. */
export const salaryGrid = table('salaryGrid', {
  entity: contractSalaryGridEntity,
  list: { columns: ['name'], sort: 'name', without: ['modify', 'pages'] },
  create: { by: 'choose' },
})
