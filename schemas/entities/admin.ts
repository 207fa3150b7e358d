import { email, entity, level, linkedBy, longerThan, nobody, relation, select, text } from '#dsl'
import { language } from '../enums/language.ts'
import { typeAdmin } from '../enums/typeAdmin.ts'

/** A person who signs in. The password is no column: it is kept by the authentication service. */
export const admin = entity('admin', {
  columns: {
    firstName: text({ required: true, validate: [longerThan(2)] }),
    lastName: text({ required: true, validate: [longerThan(2)] }),
    email: email({ required: true }),
    level: relation('level', { required: true }),
    typeAdmin: select(typeAdmin, { required: true }),
    lang: select(language, { default: 'fr' }),
  },
  belongs: linkedBy('institutionHasAdmin', 'admin'),
  access: { read: level(1), insert: nobody, update: nobody, remove: nobody },
  unique: [{ columns: ['email'], within: 'everything', code: 449 }],
  search: ['firstName', 'lastName', 'email'],
  label: 'email',
})
