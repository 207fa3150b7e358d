import { any, criterion, hasRecord, optionOn } from '#dsl'

/** A time and attendance system (Chronos or Octime) is connected: rows carry a code for it. */
export const interfaceModuleOn = criterion(
  'interfaceModuleOn',
  any(hasRecord('institutionChronos'), hasRecord('institutionOctime')),
)

/** Contracts are drawn up for at least one of the institutions. */
export const contractOn = criterion('contractOn', optionOn('institutionOption', 'hasContract'))
