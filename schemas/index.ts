import { defineCatalogue } from '#dsl'
import { admin } from './entities/admin.ts'
import { institution } from './entities/institution.ts'
import { institutionChronos } from './entities/institutionChronos.ts'
import { institutionHasAdmin } from './entities/institutionHasAdmin.ts'
import { institutionHasSchedule } from './entities/institutionHasSchedule.ts'
import { institutionOctime } from './entities/institutionOctime.ts'
import { level } from './entities/level.ts'
import { mission } from './entities/mission.ts'
import { menu } from './menu.ts'
import { permissions } from './permissions.ts'
import { schedule } from './tables/schedule.ts'

/** Everything that exists: one line per table and per entity without a table. */
export const catalogue = defineCatalogue({
  entities: [
    institution,
    level,
    admin,
    institutionHasAdmin,
    institutionHasSchedule,
    institutionChronos,
    institutionOctime,
    mission,
  ],
  tables: [schedule],
  menu,
  permissions,
})
