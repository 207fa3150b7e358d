// Made by `npm run generate`: change the schemas instead.
import '#dsl/names.ts'

declare module '#dsl/names.ts' {
  interface EntityRegister {
    admin: {
      columns: { firstName: string; lastName: string; email: string; mobilePhone: string; level: number; typeAdmin: 1 | 2 | 3 | 4 | 5 | 6 | 7; contractLevel: 1 | 2 | 3 | 9 | 10; lang: "fr" | "de" | "en" | "es"; idLanguage: number; service: number[]; notificationPoles: number[]; notificationServices: number[]; isStatisticAllowed: boolean; isPlanningAllowed: boolean; shouldSendEmail: boolean; didAcceptTerms: boolean; user: string }
      relations: { level: 'level'; service: 'service'; notificationPoles: 'pole'; notificationServices: 'service' }
    }
    adminInInstitutionNotificationService: {
      columns: { service: number; admin: number; institution: number }
      relations: { service: 'service'; admin: 'admin'; institution: 'institution' }
    }
    adminInfo: {
      columns: { admin: number; idLanguage: number }
      relations: { admin: 'admin' }
    }
    agencySubscription: {
      columns: { institution: number; idSubscription: string; subscriptionName: string; agencyName: string; email: string; nbMinutesAfterLaunchingRequest: number; hasAutoValidation: boolean; jobs: number[]; specialties: number[] }
      relations: { institution: 'institution'; jobs: 'job'; specialties: 'specialty' }
    }
    contractSalaryGrid: {
      columns: { name: string }
      relations: {  }
    }
    counter: {
      columns: { institution: number; statut: 0 | 1; whichCounter: 0 | 1 | 2 | 4; limitType: 0 | 1; isActive: boolean; starter: number; limitValue: number }
      relations: { institution: 'institution' }
    }
    infoOnWorker: {
      columns: { name: string; type: string; interfacingCode: string }
      relations: {  }
    }
    institution: {
      columns: { name: string; nameSMS: string; prefixMission: string; country: "fr" | "de" | "ch" | "be" | "lu" | "es" | "it" | "uk"; lang: "fr" | "de" | "en" | "es"; sector: "health"; timezone: "Europe/Paris" | "Europe/Berlin" | "Europe/Zurich" | "Europe/Brussels" | "Europe/Luxembourg" | "Europe/Madrid" | "Europe/Rome" | "Europe/London" | "Europe/Busingen" | "Europe/Gibraltar" | "Europe/Guernsey" | "Europe/Isle_of_Man" | "Europe/Jersey" | "Africa/Ceuta" | "Atlantic/Canary" | "America/Guadeloupe" | "America/Martinique" | "America/Cayenne" | "America/Marigot" | "America/St_Barthelemy" | "America/Miquelon" | "Indian/Reunion" | "Indian/Mayotte" | "Pacific/Noumea" | "Pacific/Wallis" | "Pacific/Tahiti" | "Pacific/Marquesas" | "Pacific/Gambier"; postalCode: string; address: string; lat: number; lng: number; addressPrecision: "housenumber" | "street" | "municipality" | "approximate"; phone: string; presentation: string; accessInfo: string; siret: string; corporateName: string; healthService: string; urssafCode: string; apeCode: string; timeLimitationToPostShiftInDays: number; slotConfig: "FREE" | "DAY_NIGHT" | "MORNING_AFTERNOON_NIGHT"; dealShift: "ENABLED" | "DISABLED"; internalPool: boolean; internalPoolCalendarBlockDays: number; building: string; floor: string; digicode: string; parking: "FREE_PARKING" | "PAID_PARKING" | "NO_PARKING"; bedsCapacity: number; minCaregiversPerShift: number; software: string; hasSmock: boolean; hasFood: boolean }
      relations: {  }
    }
    institutionChronos: {
      columns: { institution: number; url: string; isProxyRequired: boolean; token: string; password: string; hasSecurityModule: boolean }
      relations: { institution: 'institution' }
    }
    institutionHasAdmin: {
      columns: { institution: number; admin: number; matricule: string; position: string; isActivated: boolean; deactivatedAt: number; idLanguage: number; shouldSendEmailForNewActivation: boolean; institutionName: string; user: string; firstName: string; lastName: string; email: string; mobilePhone: string; level: number; typeAdmin: 1 | 2 | 3 | 4 | 5 | 6 | 7; contractLevel: 1 | 2 | 3 | 9 | 10; lang: "fr" | "de" | "en" | "es"; service: number[]; notificationPoles: number[]; notificationServices: number[]; isStatisticAllowed: boolean; isPlanningAllowed: boolean; shouldSendEmail: boolean }
      relations: { institution: 'institution'; admin: 'admin'; level: 'level'; service: 'service'; notificationPoles: 'pole'; notificationServices: 'service' }
    }
    institutionHasContractSalaryGrid: {
      columns: { contractSalaryGrid: number; institution: number }
      relations: { contractSalaryGrid: 'contractSalaryGrid'; institution: 'institution' }
    }
    institutionHasInfoOnWorker: {
      columns: { infoOnWorker: number; institution: number }
      relations: { infoOnWorker: 'infoOnWorker'; institution: 'institution' }
    }
    institutionHasInstitutiongroup: {
      columns: { institutiongroup: number; institution: number }
      relations: { institutiongroup: 'institutiongroup'; institution: 'institution' }
    }
    institutionHasJob: {
      columns: { job: number; institution: number }
      relations: { job: 'job'; institution: 'institution' }
    }
    institutionHasMotif: {
      columns: { motif: number; institution: number }
      relations: { motif: 'motif'; institution: 'institution' }
    }
    institutionHasNotificationContract: {
      columns: { notificationContract: number; institution: number }
      relations: { notificationContract: 'notificationContract'; institution: 'institution' }
    }
    institutionHasOauth2: {
      columns: { institution: number; clientId: string; clientSecret: string; authUrl: string; accessTokenUrl: string; userInfoUrl: string; scope: string; resource: string; responseType: "code"; usePKCE: boolean; shouldPropagateToGroup: boolean; ssoName: string }
      relations: { institution: 'institution' }
    }
    institutionHasPole: {
      columns: { pole: number; institution: number }
      relations: { pole: 'pole'; institution: 'institution' }
    }
    institutionHasSchedule: {
      columns: { schedule: number; institution: number }
      relations: { schedule: 'schedule'; institution: 'institution' }
    }
    institutionHasService: {
      columns: { service: number; institution: number }
      relations: { service: 'service'; institution: 'institution' }
    }
    institutionHasSignupCode: {
      columns: { signupCode: number; institution: number }
      relations: { signupCode: 'signupCode'; institution: 'institution' }
    }
    institutionHasSpecialty: {
      columns: { specialty: number; institution: number }
      relations: { specialty: 'specialty'; institution: 'institution' }
    }
    institutionHasSso: {
      columns: { idInstitution: number; ssoType: 1; enabled: boolean; shouldPropagateToGroup: boolean }
      relations: { idInstitution: 'institution' }
    }
    institutionInfo: {
      columns: { institution: number; hubSpotId: string; hubSpotInvoiceId: string }
      relations: { institution: 'institution' }
    }
    institutionOctime: {
      columns: { institution: number; isProxyRequired: boolean; url: string; codeAPI: string; user: string; password: string; loginKey: string; hash: string; token: string; clientName: string; societe: string; webrest: string; codeSociete: string; codeEtablissement: string; codeService: string; codeInterface: string }
      relations: { institution: 'institution' }
    }
    institutionOption: {
      columns: { institution: number; isAddressRequired: boolean; isSocialSecurityNumberRequired: boolean; isCvMandatory: boolean; isDiplomaMandatory: boolean; healthPass: boolean; hasDPAE: boolean; hasContract: boolean; eSignature: boolean; eSignatureProvider: "connective" | "cegedim"; HasMassEsignatureEtab: boolean; HasMultiReplacementContract: boolean; canPostMissionWithoutSchedule: boolean; canSeeTotalCostForInstitution: boolean; canValidateMission: boolean; hasUnspecifiedService: boolean; hasSMS: boolean; hasInterim: boolean; agencyClientId: string; hasHubloPool: boolean; isKorian: boolean; isHCL: boolean; isMedgoDemo: boolean; timeLimitationToPostShiftInDays: number; slotConfig: "FREE" | "DAY_NIGHT" | "MORNING_AFTERNOON_NIGHT"; dealShift: "ENABLED" | "DISABLED"; internalPool: boolean; internalPoolCalendarBlockDays: number }
      relations: { institution: 'institution' }
    }
    institutionOptionChurn: {
      columns: { institution: number; isChurn: boolean }
      relations: { institution: 'institution' }
    }
    institutionOptionContract: {
      columns: { institution: number; coefficientValue: number; hasDistinctionBetweenPartTimeAndFullTime: boolean }
      relations: { institution: 'institution' }
    }
    institutionOptionMission: {
      columns: { institution: number; canSelectOneWorkerForMissionRequestCreate: boolean; hasDoubleValidation: boolean; canSelectBetweenRecupAndSupp: boolean }
      relations: { institution: 'institution' }
    }
    institutionOptionWorker: {
      columns: { institution: number; hasPool: boolean }
      relations: { institution: 'institution' }
    }
    institutiongroup: {
      columns: { name: string; type: number }
      relations: {  }
    }
    job: {
      columns: { name: string }
      relations: {  }
    }
    level: {
      columns: { name: string; isAllowedToAccessSettings: boolean; ProInstitutionPage: boolean; ProInstitutionConfigPage: boolean; ProNotificationHistory: boolean; isAllowedToSeeStatisticsPage: boolean; isAllowedToSeeCustomStatistics: boolean; hasContractPermissions: boolean; isPostingMissionAllowed: boolean; isAllowedToPostMedgoStandardMission: boolean; isDeclaringPastMissionAllowed: boolean; isSelectingPotentialWorkerMissionAllowed: boolean; isModifyingMissionAllowed: boolean; isCancelingMissionAllowed: boolean; isPlanningMissionAllowed: boolean; isAllowedToRequestInterimOrMarketplace: boolean; isAllowedToRequestMission: boolean; isAllowedToSeeRequestedMission: boolean; isAllowedToValidateRequestWithoutWorker: boolean; isAllowedToValidateRequestWithWorker: boolean; isAllowedToValidateMission: boolean; isAllowedToCancelMissionAfterValidation: boolean; isAllowedToChooseReplacement: boolean; isAllowedToSeeVacatairePage: boolean; isAllowedToSeeWorker: boolean; isAllowedToSeeWorkerProfile: boolean; isAllowedToSeeWorkerContactInfo: boolean; isAllowedToSeeWorkerContactBeforeMissionProvided: boolean; isAllowedToSeeWorkerContactAfterMissionProvided: boolean; isAllowedToSeeMissionHistory: boolean; isAllowedToSaveOnWorkerJobPage: boolean; isAllowedToAddWorkerJobAndSpecialty: boolean; isAllowedToChangeWorkerJobAndService: boolean; isAllowedToInviteWorker: boolean; isAllowedToRemoveOrAddWorkerInNetwork: boolean; isAllowedToAddressWorkerToJoinNetwork: boolean; isAllowedToAddressWorkerStatusOne: boolean; isAllowedToChangeService: boolean; isAllowedToSeeMissionsOutsideService: boolean; isAllowedToSaveUndefinedServiceForWorkerStatusZero: boolean }
      relations: {  }
    }
    mission: {
      columns: { institution: number; schedule: number; beginAt: string; endAt: string; workerType: 0 | 1 }
      relations: { institution: 'institution'; schedule: 'schedule' }
    }
    motif: {
      columns: { name: string; isNameAbsentPersonRequired: boolean; nameAbsentPersonPlaceholderInfo: string; isMatriculeAbsentPersonDisplayed: boolean; isMatriculeAbsentPersonRequired: boolean; matriculeAbsentPersonPlaceholderInfo: string; interfacingCode: string; missionmotifcreationcategory: number }
      relations: {  }
    }
    notificationContract: {
      columns: { recapType: 0 | 1 | 2 | 3; to: string; cc: string; bcc: string }
      relations: {  }
    }
    notificationPreference: {
      columns: { admin: number; notif1: 1 | 3 | 2 | 0; notif2: 1 | 3 | 2 | 0; notif3: 1 | 3 | 2 | 0; notif4: 1 | 3 | 2 | 0; notif5: 1 | 3 | 2 | 0; notif6: 1 | 3 | 2 | 0; notif7: 1 | 3 | 2 | 0; notif8: 1 | 3 | 2 | 0; notif9: 1 | 3 | 2 | 0; notif10: 1 | 3 | 2 | 0; notif11: 1 | 3 | 2 | 0; notif12: 1 | 3 | 2 | 0; notif13: 1 | 3 | 2 | 0; notif14: 1 | 3 | 2 | 0; notif15: 1 | 3 | 2 | 0; notif17: 1 | 3 | 2 | 0; notif18: 1 | 3 | 2 | 0; notif19: 1 | 3 | 2 | 0; notif20: 1 | 3 | 2 | 0; notif21: 1 | 3 | 2 | 0; notif22: 1 | 3 | 2 | 0 }
      relations: { admin: 'admin' }
    }
    payrollExport: {
      columns: { institution: number; beginAt: number; endAt: number; filename: string; exportedAt: number; admin: number; state: "waiting" | "done" | "failed"; exported: number; leftOut: number }
      relations: { institution: 'institution'; admin: 'admin' }
    }
    payrollLeftOut: {
      columns: { institution: number; payrollExport: number; mission: number; day: string; reason: "noTimeCode" | "noInterfacingCode" | "noPayCode" | "noCodeOfPayCode"; minutes: number; workerType: 0 | 1; timeCode: string; payCode: string }
      relations: { institution: 'institution'; payrollExport: 'payrollExport' }
    }
    payrollcode: {
      columns: { institution: number; name: string; type: 0 | 1; code: string; beginAt: number; endAt: number; isBusinessDay: boolean; isNight: boolean; isBeforeSundayOrPublicHoliday: boolean }
      relations: { institution: 'institution' }
    }
    pole: {
      columns: { name: string }
      relations: {  }
    }
    publicholiday: {
      columns: { institution: number; date: string }
      relations: { institution: 'institution' }
    }
    savedSelection: {
      columns: { admin: number; name: string; selected: number[] }
      relations: { admin: 'admin'; selected: 'institution' }
    }
    savedView: {
      columns: { admin: number; screen: string; name: string; address: string }
      relations: { admin: 'admin' }
    }
    schedule: {
      columns: { code: string; beginAt: string; endAt: string; break: string; nbWorkedMinutes: number; interfacingCode: string; isDeleted: boolean }
      relations: {  }
    }
    service: {
      columns: { name: string; nameSMS: string; code: string; codeUF: string; pole: number; poleName: string; parking: "FREE_PARKING" | "PAID_PARKING" | "NO_PARKING"; interfacingCode: string; interfacingCode2: string; interfacingCode3: string; isOnForCreatingMission: boolean; address: string; lat: number; lng: number; addressPrecision: "housenumber" | "street" | "municipality" | "approximate"; phone: string; building: string; floor: string; digicode: string; software: string; bedsCapacity: number; minCaregiversPerShift: number; hasFood: boolean; hasSmock: boolean }
      relations: { pole: 'pole' }
    }
    shiftTemplate: {
      columns: { institution: number; templateName: string; size: number; file: number }
      relations: { institution: 'institution' }
    }
    signupCode: {
      columns: { code: string }
      relations: {  }
    }
    specialHour: {
      columns: { idInstitution: number; name: string; isDayMission: boolean; seniorityShouldBeMoreThan: number; seniorityShouldBeLessThan: number; isSunday: boolean; isPublicHoliday: boolean; job: number[]; service: number[] }
      relations: { idInstitution: 'institution'; job: 'job'; service: 'service' }
    }
    specialHourHasJob: {
      columns: { institution: number; idSpecialHour: number; idJob: number }
      relations: { institution: 'institution'; idSpecialHour: 'specialHour'; idJob: 'job' }
    }
    specialHourHasService: {
      columns: { institution: number; idSpecialHour: number; idService: number }
      relations: { institution: 'institution'; idSpecialHour: 'specialHour'; idService: 'service' }
    }
    specialty: {
      columns: { job: number; name: string; jobName: string }
      relations: { job: 'job' }
    }
    template: {
      columns: { institution: number; name: string; pole: number; service: number; job: number; jobName: string; specialty: number; specialtyName: string; isFullTime: boolean }
      relations: { institution: 'institution'; pole: 'pole'; service: 'service'; job: 'job'; specialty: 'specialty' }
    }
  }
  interface TableRegister {
    institution: true
    institutionInfo: true
    institutionOption: true
    institutionOptionMission: true
    institutionOptionContract: true
    institutionOptionWorker: true
    institutionOptionChurn: true
    institutiongroup: true
    signupCode: true
    admin: true
    adminV2: true
    'institution-has-admin': true
    levels: true
    pole: true
    service: true
    contract: true
    payCode: true
    publicHolidays: true
    job: true
    specialty: true
    missionMotifCreation: true
    infoOnWorker: true
    salaryGrid: true
    notification: true
    notificationPreference: true
    specialHour: true
    schedule: true
    counterStatus: true
    counterLimit: true
    interim: true
    institutionChronos: true
    gtaOctime: true
    ownDetails: true
    ownInstitution: true
    ownSlots: true
    ownOptions: true
    signOnServer: true
  }
  interface RuleRegister {
    admin: { 'unique email': true; 'groupedBy notificationServices': true; 'computed user': true; 'computed idLanguage': true }
    adminInInstitutionNotificationService: { 'unique service admin': true }
    adminInfo: { 'unique admin': true }
    agencySubscription: { 'limitedBy specialties': true }
    counter: { 'unique statut whichCounter limitType': true; 'startFits whichCounter starter': true }
    institution: { 'postalCodeOf country postalCode': true; 'located address': true }
    institutionChronos: { unique: true; 'sentTo url': true }
    institutionHasAdmin: { 'unique admin': true; 'groupedBy notificationServices': true }
    institutionHasOauth2: { unique: true; 'unique ssoName': true; 'sentTo accessTokenUrl': true; 'outbound authUrl accessTokenUrl userInfoUrl': true }
    institutionHasSso: { unique: true }
    institutionInfo: { unique: true }
    institutionOctime: { unique: true; 'sameId institution': true; 'sentTo url': true }
    institutionOption: { unique: true }
    institutionOptionChurn: { unique: true }
    institutionOptionContract: { unique: true }
    institutionOptionMission: { unique: true }
    institutionOptionWorker: { unique: true }
    mission: { 'notBefore beginAt endAt': true }
    notificationPreference: { 'unique admin': true }
    payrollExport: { 'notBefore beginAt endAt': true }
    publicholiday: { 'unique date': true }
    savedSelection: { 'unique admin name': true }
    savedView: { 'unique admin screen name': true }
    schedule: { 'unique code': true; 'computed nbWorkedMinutes': true }
    service: { 'located address': true; 'computed codeUF': true }
    shiftTemplate: { unique: true }
    signupCode: { 'unique code': true }
    specialHour: { 'unique name': true; 'roomBetween seniorityShouldBeMoreThan seniorityShouldBeLessThan': true }
    specialHourHasJob: { 'unique idSpecialHour idJob': true }
    specialHourHasService: { 'unique idSpecialHour idService': true }
    template: { 'limitedBy specialty': true; 'limitedBy service': true }
  }
  interface PermissionRegister {
    accessSettings: true
    changeService: true
    broadcastShift: true
    seeProInstitutionConfigPage: true
    seeProInstitutionPage: true
    seeStatisticsPage: true
    cancelMissionAfterValidation: true
    validateMission: true
    validateMissionRequestWithoutWorker: true
    validateMissionRequestWithWorker: true
  }
  interface FlagRegister {
    newReadSlotSystem: true
    legacyOptions: true
    legacyJobs: true
    legacySpecialties: true
    legacyMotifs: true
  }
  interface QuestionRegister {
    affectedMissions: true
    deleteSchedule: true
    changeShared: true
    changeRow: true
    changeCounter: true
    attachKnownAdmin: true
    deactivateAccess: true
    activateAccess: true
    removeAccess: true
    attachExactAdmin: true
    deactivateLicence: true
    activateLicence: true
    adminEmailTaken: true
    changeAdministrator: true
  }
  interface BannerRegister {
    payrollExport: true
    holidayYear: true
    lockedAccounts: true
  }
  interface MessageRegister {
    invitation: true
    activated: true
  }
  interface TaskRegister {
    makePayrollFile: true
  }
  interface ActionRegister {
    invite: true
    agencyClient: true
    hubloPool: true
  }
  interface ScreenRegister {
    sso: true
    shiftSummaryTemplate: true
    outbox: true
    work: true
    aboutData: true
  }
  interface SourceRegister {
    agencySubscriptions: true
  }
}
