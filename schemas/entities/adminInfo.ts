import { atLeast, common, entity, level, nobody, number, relation, unique, whole } from '#dsl'

/** What other products keep of an administrator: the language, by its number. Source: specification §3, §7. */
export const adminInfo = entity('adminInfo', {
  columns: {
    admin: relation('admin', { required: true, edit: 'onCreate' }),
    idLanguage: number({ validate: [whole, atLeast(1)] }),
  },
  belongs: common,
  access: { read: level(1), insert: level(1), update: level(1), remove: nobody },
  rules: [unique('admin', { answers: 'uniqueKeyViolation' })],
  label: 'admin',
})
