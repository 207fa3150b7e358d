import { enumeration } from '#dsl'

/** What became of the file of an export. */
export const payrollFileState = enumeration('payrollFileState', ['waiting', 'done', 'failed'])
