import { entity, select, shared, table, text, writtenByProvider } from '#dsl'
import { institutionGroupType } from '../enums/institutionGroupType.ts'

/** Institutions that belong together; its type says what their administrators share. */
export const institutiongroupEntity = entity('institutiongroup', {
  columns: {
    name: text({ required: true }),
    type: select(institutionGroupType, { required: true }),
  },
  belongs: shared('institution-has-institutiongroup'),
  access: writtenByProvider,
  label: 'name',
})

/** Source: specification §2, §3. */
export const institutiongroup = table('institutiongroup', {
  entity: institutiongroupEntity,
  list: { columns: ['name', 'type', 'institution'], sort: 'name' },
  form: { lines: 1 },
})
