import { changed, created, type DescribedCall, listed } from './call.ts'

const settings = 'institution-has-oauth2'
/** By number: what is entered here is looked up. */
const server = 'https://93.184.215.14'

/** Settings of single sign-on, its switch, and the name by which it is found. */
export const signOn: readonly DescribedCall[] = [
  created(settings, 'oauth2', ({ institution }) => ({
    id: -1,
    institution,
    clientId: 'client',
    clientSecret: 'secret',
    authUrl: `${server}/authorize`,
    accessTokenUrl: `${server}/token`,
    userInfoUrl: `${server}/userinfo`,
    scope: 'openid',
    resource: '',
    responseType: 'code',
    usePKCE: false,
    shouldPropagateToGroup: false,
    ssoName: 'chu',
  })),
  listed(
    settings,
    ({ institution }) => ({ institution }),
    ({ oauth2, institution }) => [{ id: oauth2, institution, usePKCE: false, ssoName: 'chu' }],
  ),
  changed(
    settings,
    'oauth2',
    ({ oauth2, institution }) => ({ id: oauth2, institution, usePKCE: true }),
    () => ({ usePKCE: true, clientSecretIsSet: true }),
  ),
  {
    ...created('/auth/institutionHasSso', 'sso', ({ institution }) => ({
      ssoType: 1,
      enabled: true,
      idInstitution: institution,
      shouldPropagateToGroup: false,
    })),
    answer: ({ institution }) => ({ data: [{ idInstitution: institution, enabled: true }] }),
  },
  listed(
    'institutionHasSso',
    ({ institution }) => ({ idInstitution: institution }),
    ({ sso }) => [{ id: sso, ssoType: 1, enabled: true }],
  ),
  listed(
    'institutionHasSso',
    ({ institution }) => ({ institution: [institution] }),
    ({ sso }) => [{ id: sso }],
  ),
  changed(
    'institutionHasSso',
    'sso',
    ({ sso, institution }) => ({ id: sso, idInstitution: institution, enabled: false }),
    () => ({ enabled: false }),
  ),
  listed(
    'signup-code',
    ({ institution }) => ({ institutions: [institution] }),
    () => [],
    ['code'],
  ),
]
