import { boolean, entity, inInstitution, onePerInstitution, readOnly, table } from '#dsl'

/** Whether an institution is about to leave, as the customer system sees it. */
export const institutionOptionChurnEntity = entity('institutionOptionChurn', {
  columns: { isChurn: boolean({ default: false }) },
  belongs: inInstitution(),
  access: readOnly,
  rules: [onePerInstitution()],
  label: 'institution',
})

/** Source: specification §2, §3. */
export const institutionOptionChurn = table('institutionOptionChurn', {
  entity: institutionOptionChurnEntity,
  list: { columns: ['institution', 'isChurn'], sort: 'institution' },
})
