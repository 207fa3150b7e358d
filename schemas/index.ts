import { defineCatalogue } from '#dsl'
import { actions } from './actions.ts'
import { banners } from './banners.ts'
import { ownDetails } from './cards/ownDetails.ts'
import { ownInstitution } from './cards/ownInstitution.ts'
import { ownOptions } from './cards/ownOptions.ts'
import { ownSlots } from './cards/ownSlots.ts'
import { signOnServer } from './cards/signOnServer.ts'
import { adminInfo } from './entities/adminInfo.ts'
import { adminInInstitutionNotificationService } from './entities/adminInInstitutionNotificationService.ts'
import { institution as institutionEntity } from './entities/institution.ts'
import { institutionHasOauth2 } from './entities/institutionHasOauth2.ts'
import { institutionHasSso } from './entities/institutionHasSso.ts'
import { mission } from './entities/mission.ts'
import { payrollExport } from './entities/payrollExport.ts'
import { payrollLeftOut } from './entities/payrollLeftOut.ts'
import { savedSelection } from './entities/savedSelection.ts'
import { savedView } from './entities/savedView.ts'
import { shiftTemplate } from './entities/shiftTemplate.ts'
import { specialHourHasJob } from './entities/specialHourHasJob.ts'
import { specialHourHasService } from './entities/specialHourHasService.ts'
import { flags } from './flags.ts'
import { menu } from './menu.ts'
import { messages } from './messages.ts'
import { permissions } from './permissions.ts'
import { screens } from './screens.ts'
import { sources } from './sources.ts'
import { admin } from './tables/admin.ts'
import { adminV2 } from './tables/adminV2.ts'
import { contract } from './tables/contract.ts'
import { counterLimit } from './tables/counterLimit.ts'
import { counterStatus } from './tables/counterStatus.ts'
import { gtaOctime } from './tables/gtaOctime.ts'
import { infoOnWorker } from './tables/infoOnWorker.ts'
import { institution } from './tables/institution.ts'
import { institutionChronosTable } from './tables/institutionChronos.ts'
import { institutiongroup } from './tables/institutiongroup.ts'
import { institutionHasAdmin } from './tables/institutionHasAdmin.ts'
import { institutionInfo } from './tables/institutionInfo.ts'
import { institutionOption } from './tables/institutionOption.ts'
import { institutionOptionChurn } from './tables/institutionOptionChurn.ts'
import { institutionOptionContract } from './tables/institutionOptionContract.ts'
import { institutionOptionMission } from './tables/institutionOptionMission.ts'
import { institutionOptionWorker } from './tables/institutionOptionWorker.ts'
import { interim } from './tables/interim.ts'
import { job } from './tables/job.ts'
import { levels } from './tables/levels.ts'
import { missionMotifCreation } from './tables/missionMotifCreation.ts'
import { notification } from './tables/notification.ts'
import { notificationPreference } from './tables/notificationPreference.ts'
import { payCode } from './tables/payCode.ts'
import { pole } from './tables/pole.ts'
import { publicHolidays } from './tables/publicHolidays.ts'
import { salaryGrid } from './tables/salaryGrid.ts'
import { schedule } from './tables/schedule.ts'
import { service } from './tables/service.ts'
import { signupCode } from './tables/signupCode.ts'
import { specialHour } from './tables/specialHour.ts'
import { specialty } from './tables/specialty.ts'
import { tasks } from './tasks.ts'

/** Everything that exists: one line per table and per entity without a table. */
export const catalogue = defineCatalogue({
  entities: [
    institutionEntity,
    adminInfo,
    adminInInstitutionNotificationService,
    mission,
    specialHourHasJob,
    specialHourHasService,
    payrollExport,
    payrollLeftOut,
    shiftTemplate,
    institutionHasOauth2,
    institutionHasSso,
    savedSelection,
    savedView,
  ],
  tables: [
    institution,
    institutionInfo,
    institutionOption,
    institutionOptionMission,
    institutionOptionContract,
    institutionOptionWorker,
    institutionOptionChurn,
    institutiongroup,
    signupCode,
    admin,
    adminV2,
    institutionHasAdmin,
    levels,
    pole,
    service,
    contract,
    payCode,
    publicHolidays,
    job,
    specialty,
    missionMotifCreation,
    infoOnWorker,
    salaryGrid,
    notification,
    notificationPreference,
    specialHour,
    schedule,
    counterStatus,
    counterLimit,
    interim,
    institutionChronosTable,
    gtaOctime,
  ],
  cards: [ownDetails, ownInstitution, ownSlots, ownOptions, signOnServer],
  menu,
  permissions,
  flags,
  banners,
  messages,
  tasks,
  actions,
  screens,
  sources,
})
