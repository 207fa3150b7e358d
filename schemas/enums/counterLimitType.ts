import { enumeration } from '#dsl'

/** What is counted: 0 minutes worked, 1 shifts. */
export const counterLimitType = enumeration('counterLimitType', [0, 1])
