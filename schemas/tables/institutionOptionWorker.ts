import { asks, boolean, entity, inInstitution, nobody, relation, table, writtenByProvider } from '#dsl'

/** Whether an institution has a pool of its own workers. */
export const institutionOptionWorkerEntity = entity('institutionOptionWorker', {
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    hasPool: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: { ...writtenByProvider, remove: nobody },
  unique: [{ columns: [], within: 'institution', code: 409 }],
  label: 'institution',
})

/** Source: specification §2, §3. */
export const institutionOptionWorker = table('institutionOptionWorker', {
  entity: institutionOptionWorkerEntity,
  list: {
    columns: ['institution', 'hasPool'],
    sort: 'institution',
    singleLine: true,
    remove: false,
    pagination: false,
  },
  form: { style: 'plain', lines: 1 },
  confirm: { update: asks('changeRow') },
})
