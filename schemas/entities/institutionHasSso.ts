import { boolean, entity, inInstitution, onePerInstitution, select, writtenByProvider } from '#dsl'
import { ssoType } from '../enums/ssoType.ts'

/** Whether an institution's administrators sign on by its own server. Source: specification §3, §7. */
export const institutionHasSso = entity('institutionHasSso', {
  // Lists are asked for by institution everywhere. Source: specification §7 (generic pattern).
  wire: { queries: { institution: 'idInstitution' } },
  columns: {
    ssoType: select(ssoType, { default: 1 }),
    enabled: boolean({ default: false }),
    shouldPropagateToGroup: boolean({ default: false }),
  },
  belongs: inInstitution('idInstitution'),
  access: writtenByProvider,
  rules: [onePerInstitution()],
  label: 'idInstitution',
})
