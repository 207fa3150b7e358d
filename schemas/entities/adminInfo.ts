import { common, entity, from, level, nobody, number, relation, unique } from '#dsl'

/** What other products keep of an administrator: the language, by its number. The administrator's own is repeated here. Source: specification §3, §7. */
export const adminInfo = entity('adminInfo', {
  columns: {
    admin: relation('admin', { required: true, edit: 'onCreate' }),
    idLanguage: number(),
  },
  belongs: common,
  access: { read: level(1), insert: level(1), update: level(1), remove: nobody },
  // Other clients change the language of whoever is signed in by this row.
  grants: [{ own: 'admin', read: true, update: ['idLanguage'] }],
  derived: { idLanguage: from('admin', 'idLanguage', { writes: true }) },
  rules: [unique('admin', { answers: 'uniqueKeyViolation' })],
  label: 'admin',
})
