import {
  boolean,
  entity,
  inInstitution,
  onePerInstitution,
  sameId,
  secret,
  sentTo,
  text,
  webAddress,
  writtenByProvider,
} from '#dsl'

/** An institution's connection to the time and attendance system Octime, under the id of the institution. */
export const institutionOctime = entity('institutionOctime', {
  columns: {
    isProxyRequired: boolean({ default: false }),
    url: text({ validate: [webAddress] }),
    codeAPI: secret(),
    user: text(),
    password: secret(),
    loginKey: secret(),
    hash: secret(),
    token: secret(),
    clientName: text(),
    societe: text(),
    webrest: text(),
    codeSociete: text(),
    codeEtablissement: text(),
    codeService: text(),
    codeInterface: text(),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  rules: [
    onePerInstitution(),
    sameId('institution'),
    sentTo('url', ['codeAPI', 'password', 'loginKey', 'hash', 'token']),
  ],
  label: 'url',
})
