import { any, criterion, hasRecord } from '#dsl'

/** A time and attendance system (Chronos or Octime) is connected: rows carry a code for it. */
export const interfaceModuleOn = criterion(
  'interfaceModuleOn',
  any(hasRecord('institutionChronos'), hasRecord('institutionOctime')),
)
