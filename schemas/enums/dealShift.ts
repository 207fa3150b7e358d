import { enumeration } from '#dsl'

/** Whether workers may pass a shift on to each other. */
export const dealShift = enumeration('dealShift', ['ENABLED', 'DISABLED'])
