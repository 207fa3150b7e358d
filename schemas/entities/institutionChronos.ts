import {
  boolean,
  entity,
  inInstitution,
  level,
  onePerInstitution,
  secret,
  sentTo,
  text,
  webAddress,
} from '#dsl'

/** An institution's connection to the time and attendance system Chronos. */
export const institutionChronos = entity('institutionChronos', {
  columns: {
    url: text({ validate: [webAddress] }),
    isProxyRequired: boolean({ default: false }),
    token: secret(),
    password: secret(),
    hasSecurityModule: boolean({ default: false }),
  },
  belongs: inInstitution(),
  access: { read: level(4), insert: level(1), update: level(1), remove: level(1) },
  rules: [onePerInstitution(), sentTo('url', ['token', 'password'])],
  label: 'url',
})
