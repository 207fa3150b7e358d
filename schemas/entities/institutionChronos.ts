import {
  boolean,
  entity,
  inInstitution,
  onePerInstitution,
  secret,
  sentTo,
  text,
  webAddress,
  writtenByProvider,
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
  access: writtenByProvider,
  rules: [onePerInstitution(), sentTo('url', ['token', 'password'])],
  label: 'url',
})
