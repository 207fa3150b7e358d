import { enumeration } from '#dsl'

/** 1 product user, 2 old add-on (may download contracts), 3 denied, 9 user, 10 signatory. Source: specification §3. */
export const contractLevel = enumeration('contractLevel', [1, 2, 3, 9, 10])
