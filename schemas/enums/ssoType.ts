import { enumeration } from '#dsl'

/** How people of an institution sign on: 1 through OAuth2. Source: specification §9. */
export const ssoType = enumeration('ssoType', [1])
