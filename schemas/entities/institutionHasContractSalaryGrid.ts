import { entity, inInstitution, relation, writtenByProvider } from '#dsl'

/** A salary grid’s link to each institution that pays by it. */
export const institutionHasContractSalaryGrid = entity('institutionHasContractSalaryGrid', {
  resource: 'institutionHasContractSalaryGrid',
  columns: {
    contractSalaryGrid: relation('contractSalaryGrid', { required: true }),
    institution: relation('institution', { required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  unique: [{ columns: ['contractSalaryGrid'], within: 'institution', code: 409 }],
  label: 'contractSalaryGrid',
})
