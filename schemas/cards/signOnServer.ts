import { card } from '#dsl'
import { institutionHasOauth2 } from '../entities/institutionHasOauth2.ts'

/** The authorization server of an institution, as provider staff enter it. Source: specification §4, §5 (OAuth2 form). */
export const signOnServer = card('signOnServer', {
  entity: institutionHasOauth2,
  form: {
    columns: [
      'ssoName',
      'clientId',
      'clientSecret',
      'authUrl',
      'accessTokenUrl',
      'userInfoUrl',
      'scope',
      'resource',
      'responseType',
      'usePKCE',
      'shouldPropagateToGroup',
    ],
  },
})
