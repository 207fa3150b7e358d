import { enumeration } from '#dsl'

/** 0 none, 1 daily recap per mission contract, 2 monthly recap per replacement contract, 3 DPAE. */
export const recapType = enumeration('recapType', [0, 1, 2, 3])
