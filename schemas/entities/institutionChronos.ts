import { boolean, entity, inInstitution, level, relation, secret, sentTo, text, webAddress } from '#dsl'

/** An institution's connection to the time and attendance system Chronos. */
export const institutionChronos = entity('institutionChronos', {
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    url: text({ validate: [webAddress] }),
    isProxyRequired: boolean({ default: false }),
    token: secret(),
    password: secret(),
    hasSecurityModule: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: { read: level(4), insert: level(1), update: level(1), remove: level(1) },
  unique: [{ columns: [], within: 'institution', code: 409 }],
  guards: [sentTo('url', ['token', 'password'])],
  label: 'url',
})
