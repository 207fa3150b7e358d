import {
  atLeast,
  boolean,
  entity,
  inInstitution,
  nobody,
  number,
  onePerInstitution,
  table,
  writtenByProvider,
} from '#dsl'

/** What an institution has agreed on for its contracts. */
export const institutionOptionContractEntity = entity('institutionOptionContract', {
  columns: {
    coefficientValue: number({ validate: [atLeast(0)] }),
    hasDistinctionBetweenPartTimeAndFullTime: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: { ...writtenByProvider, remove: nobody },
  rules: [onePerInstitution()],
  label: 'institution',
})

/** Source: specification §2, §3. */
export const institutionOptionContract = table('institutionOptionContract', {
  entity: institutionOptionContractEntity,
  list: {
    columns: ['institution', 'coefficientValue', 'hasDistinctionBetweenPartTimeAndFullTime'],
    sort: 'institution',
    without: ['pages'],
  },
})
