import {
  boolean,
  entity,
  inInstitution,
  onePerInstitution,
  outbound,
  secret,
  select,
  sentTo,
  text,
  unique,
  webAddress,
  writtenByProvider,
} from '#dsl'
import { responseType } from '../enums/responseType.ts'

const address = { validate: [webAddress] } as const

/** The authorization server by which an institution's administrators sign on. Source: specification §3, §5, §7. */
export const institutionHasOauth2 = entity('institutionHasOauth2', {
  wire: { resource: 'institution-has-oauth2' },
  columns: {
    clientId: text({ required: true }),
    clientSecret: secret(),
    authUrl: text({ required: true, ...address }),
    accessTokenUrl: text({ required: true, ...address }),
    userInfoUrl: text(address),
    scope: text(),
    resource: text(),
    responseType: select(responseType, { default: 'code' }),
    usePKCE: boolean({ default: true }),
    shouldPropagateToGroup: boolean({ default: false }),
    ssoName: text(),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  rules: [
    onePerInstitution(),
    // By which people find the server: of two with one name nobody would find either.
    unique('ssoName'),
    sentTo('accessTokenUrl', ['clientSecret']),
    outbound('authUrl', 'accessTokenUrl', 'userInfoUrl'),
  ],
  label: 'ssoName',
})
