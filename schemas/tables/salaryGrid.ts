import { entity, linkedBy, table, text, unlinked, writtenByProvider } from '#dsl'

/** The pay scale that contracts refer to. The last institution to leave it takes it away. */
export const contractSalaryGridEntity = entity('contractSalaryGrid', {
  columns: { name: text({ required: true }) },
  belongs: linkedBy('institutionHasContractSalaryGrid', 'contractSalaryGrid'),
  access: writtenByProvider,
  removal: unlinked('goes'),
  indexes: ['name'],
  label: 'name',
})

/** Source: specification §2 (contract salary grids), §7. */
export const salaryGrid = table('salaryGrid', {
  entity: contractSalaryGridEntity,
  list: { columns: ['name'], sort: 'name', modify: false, pagination: false },
  form: { style: 'plain', lines: 1 },
  create: { by: 'choose' },
})
