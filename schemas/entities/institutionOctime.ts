import { boolean, entity, inInstitution, level, relation, secret, sentTo, text, webAddress } from '#dsl'

/** An institution's connection to the time and attendance system Octime. */
export const institutionOctime = entity('institutionOctime', {
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
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
  access: { read: level(4), insert: level(1), update: level(1), remove: level(1) },
  unique: [{ columns: [], within: 'institution', code: 409 }],
  guards: [sentTo('url', ['codeAPI', 'password', 'loginKey', 'hash', 'token'])],
  label: 'url',
})
