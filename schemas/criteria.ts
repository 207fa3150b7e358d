import { all, any, criterion, flagOn, granted, hasRecord, optionOn } from '#dsl'

/** A time and attendance system (Chronos or Octime) is connected: rows carry a code for it. */
export const interfaceModuleOn = criterion(
  'interfaceModuleOn',
  any(hasRecord('institutionChronos'), hasRecord('institutionOctime')),
)

/** Workers are read as available in slots of the day, the new way. */
export const newReadSlotSystem = criterion('newReadSlotSystem', flagOn('newReadSlotSystem'))

/** Contracts are drawn up for at least one of the institutions. */
export const contractOn = criterion('contractOn', optionOn('institutionOption', 'hasContract'))

/** Departments are gathered in poles in at least one of the institutions. */
export const poleOn = criterion('poleOn', hasRecord('pole'))

/** In a group whose institutions share their administrators: nobody can say for them which one somebody works for. */
export const inSharedGroup = criterion(
  'inSharedGroup',
  hasRecord('institutiongroup', { column: 'type', in: [1, 6] }),
)

/** Missions are validated before they are published, in at least one of the institutions. */
export const missionValidationOn = optionOn('institutionOption', 'canValidateMission')

/** Who answers requests for missions, with or without a worker proposed. */
export const validatesRequests = criterion(
  'validatesRequests',
  any(granted('validateMissionRequestWithoutWorker'), granted('validateMissionRequestWithWorker')),
)

/** Who validates missions where they have to be. */
export const validatesMissions = criterion(
  'validatesMissions',
  all(granted('validateMission'), missionValidationOn),
)

/** Who may still cancel a mission that somebody has validated. */
export const cancelsValidated = criterion(
  'cancelsValidated',
  all(granted('cancelMissionAfterValidation'), missionValidationOn),
)

/** Who publishes missions. */
export const broadcastsShifts = criterion('broadcastsShifts', granted('broadcastShift'))
