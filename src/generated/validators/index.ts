// Made by `npm run generate` from the schemas.
import type { AjvValidate } from '#engine/shape.ts'

/** Entity name → its validator, fetched when first asked for. */
export const validators: ReadonlyMap<string, () => Promise<{ readonly validate: AjvValidate }>> = new Map([
  ['admin', () => import('./admin.js')],
  ['contractSalaryGrid', () => import('./contractSalaryGrid.js')],
  ['infoOnWorker', () => import('./infoOnWorker.js')],
  ['institution', () => import('./institution.js')],
  ['institutionChronos', () => import('./institutionChronos.js')],
  ['institutionHasAdmin', () => import('./institutionHasAdmin.js')],
  ['institutionHasContractSalaryGrid', () => import('./institutionHasContractSalaryGrid.js')],
  ['institutionHasInfoOnWorker', () => import('./institutionHasInfoOnWorker.js')],
  ['institutionHasJob', () => import('./institutionHasJob.js')],
  ['institutionHasMotif', () => import('./institutionHasMotif.js')],
  ['institutionHasNotificationContract', () => import('./institutionHasNotificationContract.js')],
  ['institutionHasPole', () => import('./institutionHasPole.js')],
  ['institutionHasSchedule', () => import('./institutionHasSchedule.js')],
  ['institutionHasService', () => import('./institutionHasService.js')],
  ['institutionHasSpecialty', () => import('./institutionHasSpecialty.js')],
  ['institutionOctime', () => import('./institutionOctime.js')],
  ['job', () => import('./job.js')],
  ['level', () => import('./level.js')],
  ['mission', () => import('./mission.js')],
  ['motif', () => import('./motif.js')],
  ['notificationContract', () => import('./notificationContract.js')],
  ['payrollcode', () => import('./payrollcode.js')],
  ['pole', () => import('./pole.js')],
  ['publicholiday', () => import('./publicholiday.js')],
  ['schedule', () => import('./schedule.js')],
  ['service', () => import('./service.js')],
  ['specialty', () => import('./specialty.js')],
  ['template', () => import('./template.js')],
])
