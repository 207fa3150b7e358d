import { defineCatalogue } from '#dsl'
import { adminInfo } from './entities/adminInfo.ts'
import { adminInInstitutionNotificationService } from './entities/adminInInstitutionNotificationService.ts'
import { institution } from './entities/institution.ts'
import { institutionChronos } from './entities/institutionChronos.ts'
import { institutionHasContractSalaryGrid } from './entities/institutionHasContractSalaryGrid.ts'
import { institutionHasInfoOnWorker } from './entities/institutionHasInfoOnWorker.ts'
import { institutionHasJob } from './entities/institutionHasJob.ts'
import { institutionHasMotif } from './entities/institutionHasMotif.ts'
import { institutionHasNotificationContract } from './entities/institutionHasNotificationContract.ts'
import { institutionHasPole } from './entities/institutionHasPole.ts'
import { institutionHasSchedule } from './entities/institutionHasSchedule.ts'
import { institutionHasService } from './entities/institutionHasService.ts'
import { institutionHasSpecialty } from './entities/institutionHasSpecialty.ts'
import { institutionOctime } from './entities/institutionOctime.ts'
import { institutionOption } from './entities/institutionOption.ts'
import { mission } from './entities/mission.ts'
import { menu } from './menu.ts'
import { permissions } from './permissions.ts'
import { admin } from './tables/admin.ts'
import { contract } from './tables/contract.ts'
import { infoOnWorker } from './tables/infoOnWorker.ts'
import { institutionHasAdmin } from './tables/institutionHasAdmin.ts'
import { job } from './tables/job.ts'
import { levels } from './tables/levels.ts'
import { missionMotifCreation } from './tables/missionMotifCreation.ts'
import { notification } from './tables/notification.ts'
import { payCode } from './tables/payCode.ts'
import { pole } from './tables/pole.ts'
import { publicHolidays } from './tables/publicHolidays.ts'
import { salaryGrid } from './tables/salaryGrid.ts'
import { schedule } from './tables/schedule.ts'
import { service } from './tables/service.ts'
import { specialty } from './tables/specialty.ts'

/** Everything that exists: one line per table and per entity without a table. */
export const catalogue = defineCatalogue({
  entities: [
    institution,
    adminInfo,
    adminInInstitutionNotificationService,
    institutionHasContractSalaryGrid,
    institutionHasInfoOnWorker,
    institutionHasJob,
    institutionHasMotif,
    institutionHasNotificationContract,
    institutionHasSpecialty,
    institutionHasPole,
    institutionHasSchedule,
    institutionHasService,
    institutionChronos,
    institutionOctime,
    institutionOption,
    mission,
  ],
  tables: [
    admin,
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
    schedule,
  ],
  menu,
  permissions,
})
