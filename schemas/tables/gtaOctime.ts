import { table } from '#dsl'
import { institutionOctime } from '../entities/institutionOctime.ts'

/** Source: specification §2 (gtaOctime), §3. One an institution. */
export const gtaOctime = table('gtaOctime', {
  entity: institutionOctime,
  list: {
    columns: ['url', 'isProxyRequired', 'user', 'clientName', 'societe', 'codeSociete', 'codeEtablissement'],
    sort: 'url',
    without: ['pages'],
  },
  form: {
    style: 'category',
    groups: {
      connection: ['url', 'webrest', 'isProxyRequired'],
      access: ['user', 'password', 'codeAPI', 'loginKey', 'hash', 'token'],
      company: ['clientName', 'societe', 'codeSociete', 'codeEtablissement', 'codeService', 'codeInterface'],
    },
  },
})
