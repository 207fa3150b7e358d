import { enumeration } from '#dsl'

/** 0 week, 1 month, 2 year, 4 any seven days in a row; 3 is not in use. */
export const counterPeriod = enumeration('counterPeriod', [0, 1, 2, 4])
