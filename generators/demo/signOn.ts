import type { Institution } from './institutions.ts'

/** The house whose administrators sign on by a server of its own; the last of the twelve, so that the first ones start empty. */
const signsOn = 12

/** Settings of single sign-on, by entity. Nobody answers at these addresses. */
export const signOnRows = (institutions: readonly Institution[]) => {
  const houses = institutions.filter(({ id }) => id === signsOn)
  const server = (id: number) => `https://sso-${id}.pupitre.test`
  return {
    settings: houses.map(({ id, nameSMS }, n) => ({
      id: n + 1,
      institution: id,
      clientId: 'pupitre',
      clientSecret: `demo-client-secret-${id}`,
      authUrl: `${server(id)}/authorize`,
      accessTokenUrl: `${server(id)}/token`,
      userInfoUrl: `${server(id)}/userinfo`,
      scope: 'openid email',
      responseType: 'code',
      usePKCE: true,
      shouldPropagateToGroup: false,
      ssoName: nameSMS.toLowerCase(),
    })),
    switches: houses.map(({ id }, n) => ({
      id: n + 1,
      idInstitution: id,
      ssoType: 1,
      enabled: true,
      shouldPropagateToGroup: false,
    })),
  }
}
