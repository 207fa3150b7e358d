import { any, criterion, flagOn, hasRecord } from '#dsl'

/** A time and attendance system (Chronos or Octime) is connected: rows carry a code for it. */
export const interfaceModuleOn = criterion(
  'interfaceModuleOn',
  any(hasRecord('institutionChronos'), hasRecord('institutionOctime')),
)

/** Workers are read as available in slots of the day, the new way. */
export const newReadSlotSystem = criterion('newReadSlotSystem', flagOn('newReadSlotSystem'))
