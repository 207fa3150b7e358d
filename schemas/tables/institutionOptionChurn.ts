import { boolean, entity, inInstitution, readOnly, relation, table } from '#dsl'

/** Whether an institution is about to leave, as the customer system sees it. */
export const institutionOptionChurnEntity = entity('institutionOptionChurn', {
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    isChurn: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: readOnly,
  unique: [{ columns: [], within: 'institution', code: 409 }],
  label: 'institution',
})

/** Source: specification §2, §3. */
export const institutionOptionChurn = table('institutionOptionChurn', {
  entity: institutionOptionChurnEntity,
  list: {
    columns: ['institution', 'isChurn'],
    sort: 'institution',
    add: false,
    modify: false,
    remove: false,
  },
  form: { style: 'plain', lines: 1 },
})
