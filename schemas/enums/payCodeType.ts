import { enumeration } from '#dsl'

/** Whose hours a payroll code pays: 0 employee (salarié), 1 external temp (vacataire). */
export const payCodeType = enumeration('payCodeType', [0, 1])
