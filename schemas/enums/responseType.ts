import { enumeration } from '#dsl'

/** What an authorization server answers with. Tokens in addresses are no more to be used (RFC 9700, 2.1.2): a code is all. */
export const responseType = enumeration('responseType', ['code'])
