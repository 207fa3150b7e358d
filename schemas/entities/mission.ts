import { entity, inInstitution, instant, notBefore, relation, select, writtenByProvider } from '#dsl'
import { workerType } from '../enums/workerType.ts'

/** A temporary shift. Its schedule is the time code it was made from, if that still exists. */
export const mission = entity('mission', {
  columns: {
    schedule: relation('schedule'),
    beginAt: instant({ required: true }),
    endAt: instant({ required: true }),
    workerType: select(workerType, { required: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  rules: [notBefore('beginAt', 'endAt')],
  indexes: ['beginAt'],
  label: 'beginAt',
})
