// Made by `npm run generate` from the schemas.
import type { AjvValidate } from '#engine/shape.ts'

/** Entity name → its validator, fetched when first asked for. */
export const validators: ReadonlyMap<string, () => Promise<{ readonly validate: AjvValidate }>> = new Map([
  ['admin', () => import('./admin.js')],
  ['institution', () => import('./institution.js')],
  ['institutionChronos', () => import('./institutionChronos.js')],
  ['institutionHasAdmin', () => import('./institutionHasAdmin.js')],
  ['institutionHasSchedule', () => import('./institutionHasSchedule.js')],
  ['institutionOctime', () => import('./institutionOctime.js')],
  ['level', () => import('./level.js')],
  ['mission', () => import('./mission.js')],
  ['schedule', () => import('./schedule.js')],
])
