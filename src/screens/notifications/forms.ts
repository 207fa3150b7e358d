import { common, entity, nobody, relations, table } from '#dsl'
import type { AnyTable } from '#dsl/tables/table.ts'

/** The departments of one person as a form holds them: kept while unfinished, compared with what was there. It is stored nowhere. */
export const ownServices: AnyTable = table('ownServices', {
  entity: entity('ownServices', {
    columns: { services: relations('service') },
    belongs: common,
    access: { read: nobody, insert: nobody, update: nobody, remove: nobody },
    label: 'services',
  }),
  list: { columns: [], sort: 'services' },
})

interface OwnForm {
  /** What is saved: changed without a question. */
  readonly saved: AnyTable
  /** What is drawn of it: whose it is need not be said. */
  readonly drawn: AnyTable
}

/** The form of one's own preferences. */
export const ownForm = (table: AnyTable): OwnForm => {
  const saved = { ...table, confirm: {} }
  if (table.form.style !== 'category') return { saved, drawn: saved }
  const { person: _, ...groups } = table.form.groups
  return { saved, drawn: { ...saved, form: { ...table.form, groups } } }
}
