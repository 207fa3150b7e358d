/** Named permissions and the column of the level that grants each. Source: specification §6. */
export const permissions = {
  accessSettings: 'isAllowedToAccessSettings',
  changeService: 'isAllowedToChangeService',
  broadcastShift: 'isPostingMissionAllowed',
  seeProInstitutionConfigPage: 'ProInstitutionConfigPage',
  seeProInstitutionPage: 'ProInstitutionPage',
  seeStatisticsPage: 'isAllowedToSeeStatisticsPage',
  cancelMissionAfterValidation: 'isAllowedToCancelMissionAfterValidation',
  validateMission: 'isAllowedToValidateMission',
  validateMissionRequestWithoutWorker: 'isAllowedToValidateRequestWithoutWorker',
  validateMissionRequestWithWorker: 'isAllowedToValidateRequestWithWorker',
} as const
