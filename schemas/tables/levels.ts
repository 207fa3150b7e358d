import { table } from '#dsl'
import { level } from '../entities/level.ts'

const groups = {
  pages: [
    'isAllowedToAccessSettings',
    'ProInstitutionPage',
    'ProInstitutionConfigPage',
    'ProNotificationHistory',
    'isAllowedToSeeStatisticsPage',
    'isAllowedToSeeCustomStatistics',
    'hasContractPermissions',
  ],
  posting: [
    'isPostingMissionAllowed',
    'isAllowedToPostMedgoStandardMission',
    'isDeclaringPastMissionAllowed',
    'isSelectingPotentialWorkerMissionAllowed',
    'isModifyingMissionAllowed',
    'isCancelingMissionAllowed',
    'isPlanningMissionAllowed',
    'isAllowedToRequestInterimOrMarketplace',
  ],
  validating: [
    'isAllowedToRequestMission',
    'isAllowedToSeeRequestedMission',
    'isAllowedToValidateRequestWithoutWorker',
    'isAllowedToValidateRequestWithWorker',
    'isAllowedToValidateMission',
    'isAllowedToCancelMissionAfterValidation',
    'isAllowedToChooseReplacement',
  ],
  workers: [
    'isAllowedToSeeVacatairePage',
    'isAllowedToSeeWorker',
    'isAllowedToSeeWorkerProfile',
    'isAllowedToSeeWorkerContactInfo',
    'isAllowedToSeeWorkerContactBeforeMissionProvided',
    'isAllowedToSeeWorkerContactAfterMissionProvided',
    'isAllowedToSeeMissionHistory',
    'isAllowedToSaveOnWorkerJobPage',
    'isAllowedToAddWorkerJobAndSpecialty',
    'isAllowedToChangeWorkerJobAndService',
  ],
  network: [
    'isAllowedToInviteWorker',
    'isAllowedToRemoveOrAddWorkerInNetwork',
    'isAllowedToAddressWorkerToJoinNetwork',
    'isAllowedToAddressWorkerStatusOne',
  ],
  departments: [
    'isAllowedToChangeService',
    'isAllowedToSeeMissionsOutsideService',
    'isAllowedToSaveUndefinedServiceForWorkerStatusZero',
  ],
} as const

/** What each level allows, side by side; read only. Source: specification §3, §6. */
export const levels = table('levels', {
  entity: level,
  list: { matrix: groups, sort: 'name', without: ['pages'] },
})
