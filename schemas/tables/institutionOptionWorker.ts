import { boolean, entity, inInstitution, nobody, onePerInstitution, table, writtenByProvider } from '#dsl'

/** Whether an institution has a pool of its own workers. */
export const institutionOptionWorkerEntity = entity('institutionOptionWorker', {
  columns: { hasPool: boolean({ default: false }) },
  belongs: inInstitution(),
  access: { ...writtenByProvider, remove: nobody },
  rules: [onePerInstitution()],
  label: 'institution',
})

/** Source: specification §2, §3. */
export const institutionOptionWorker = table('institutionOptionWorker', {
  entity: institutionOptionWorkerEntity,
  list: { columns: ['institution', 'hasPool'], sort: 'institution', without: ['pages'] },
})
