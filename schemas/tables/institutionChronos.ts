import { table } from '#dsl'
import { institutionChronos } from '../entities/institutionChronos.ts'

/** Source: specification §2 (institutionChronos), §3. One an institution. */
export const institutionChronosTable = table('institutionChronos', {
  entity: institutionChronos,
  list: { columns: ['url', 'isProxyRequired', 'hasSecurityModule'], sort: 'url', without: ['pages'] },
  form: {
    style: 'category',
    groups: {
      connection: ['url', 'isProxyRequired', 'hasSecurityModule'],
      access: ['token', 'password'],
    },
  },
})
