import { enumeration } from '#dsl'

/**
 * Why a mission is not exported: it was made from no time code, or from one without the code that the institution's time and
 * attendance system knows it by; or no pay code is for these hours, or one that has no code itself.
 */
export const leftOutReason = enumeration('leftOutReason', [
  'noTimeCode',
  'noInterfacingCode',
  'noPayCode',
  'noCodeOfPayCode',
])
