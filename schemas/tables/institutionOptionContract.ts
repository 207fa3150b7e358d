import {
  asks,
  atLeast,
  boolean,
  entity,
  inInstitution,
  nobody,
  number,
  relation,
  table,
  writtenByProvider,
} from '#dsl'

/** What an institution has agreed on for its contracts. */
export const institutionOptionContractEntity = entity('institutionOptionContract', {
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    coefficientValue: number({ validate: [atLeast(0)] }),
    hasDistinctionBetweenPartTimeAndFullTime: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: { ...writtenByProvider, remove: nobody },
  unique: [{ columns: [], within: 'institution', code: 409 }],
  label: 'institution',
})

/** Source: specification §2, §3. */
export const institutionOptionContract = table('institutionOptionContract', {
  entity: institutionOptionContractEntity,
  list: {
    columns: ['institution', 'coefficientValue', 'hasDistinctionBetweenPartTimeAndFullTime'],
    sort: 'institution',
    singleLine: true,
    remove: false,
    pagination: false,
  },
  form: { style: 'plain', lines: 1 },
  confirm: { update: asks('changeRow') },
})
