import { enumeration } from '#dsl'

/** 0 employee (salarié), 1 external temp (vacataire). */
export const workerType = enumeration('workerType', [0, 1])
