// Made by `npm run generate` from the schemas.
import type { AjvValidate } from '#engine/shape.ts'

/** Entity name → its validator, fetched when first asked for. */
export const validators: ReadonlyMap<string, () => Promise<{ readonly validate: AjvValidate }>> = new Map([
  ['admin', () => import('./admin.js')],
  ['agencySubscription', () => import('./agencySubscription.js')],
  ['contractSalaryGrid', () => import('./contractSalaryGrid.js')],
  ['infoOnWorker', () => import('./infoOnWorker.js')],
  ['institution', () => import('./institution.js')],
  ['institutionChronos', () => import('./institutionChronos.js')],
  ['institutionHasAdmin', () => import('./institutionHasAdmin.js')],
  ['institutionInfo', () => import('./institutionInfo.js')],
  ['institutionOctime', () => import('./institutionOctime.js')],
  ['institutionOption', () => import('./institutionOption.js')],
  ['institutionOptionChurn', () => import('./institutionOptionChurn.js')],
  ['institutionOptionContract', () => import('./institutionOptionContract.js')],
  ['institutionOptionMission', () => import('./institutionOptionMission.js')],
  ['institutionOptionWorker', () => import('./institutionOptionWorker.js')],
  ['institutiongroup', () => import('./institutiongroup.js')],
  ['job', () => import('./job.js')],
  ['level', () => import('./level.js')],
  ['motif', () => import('./motif.js')],
  ['notificationContract', () => import('./notificationContract.js')],
  ['payrollcode', () => import('./payrollcode.js')],
  ['pole', () => import('./pole.js')],
  ['publicholiday', () => import('./publicholiday.js')],
  ['schedule', () => import('./schedule.js')],
  ['service', () => import('./service.js')],
  ['signupCode', () => import('./signupCode.js')],
  ['specialHour', () => import('./specialHour.js')],
  ['specialty', () => import('./specialty.js')],
  ['template', () => import('./template.js')],
])
