import type { Catalogue } from '#dsl/catalogue.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { adminInfoRows, demoAdmins, inDepartments } from './admins.ts'
import { demoAgencies } from './agencies.ts'
import { demoCatalogues } from './catalogues.ts'
import { demoCounters } from './counters.ts'
import { demoGroups } from './institutionGroups.ts'
import { demoInstitutionOptions } from './institutionOptions.ts'
import { demoInstitutions, institutionRows, interfaceRows } from './institutions.ts'
import { levelRows } from './levels.ts'
import { demoMissions } from './missions.ts'
import { notificationRows, preferenceRows } from './notifications.ts'
import { demoOrganisation } from './organisation.ts'
import { randomFrom } from './random.ts'
import { withRepeated } from './repeated.ts'
import { demoSchedules } from './schedules.ts'
import { signOnRows } from './signOn.ts'
import { sizesOf } from './sizes.ts'
import { demoSpecialHours } from './specialHours.ts'

export interface DemoOptions {
  /** 1 where not said; see `sizesOf`. */
  readonly scale?: number
  /** Missions lie around this moment. */
  readonly now: Date
}

export type Rows = readonly ({ readonly id: number } & Readonly<Record<string, unknown>>)[]

/** Entity → its rows with their ids, each after those it points at. The same for the same options. */
export const demoRows = (
  catalogue: Catalogue,
  { scale = 1, now }: DemoOptions,
): ReadonlyMap<string, Rows> => {
  const random = randomFrom(20261121)
  const sizes = sizesOf(scale)
  const institutions = demoInstitutions(sizes.institutions)
  const known = demoAdmins(sizes.admins, institutions, random)
  const codes = demoSchedules(
    sizes.schedules,
    institutions,
    catalogue.entities.get('schedule') as AnyEntity,
    random,
  )
  const homes = institutionRows(institutions, randomFrom(20261124))
  const granted = demoInstitutionOptions(homes, randomFrom(20261125))
  const together = demoGroups(institutions)
  const chosen = demoCatalogues(institutions, randomFrom(20261122))
  const units = demoOrganisation(institutions, chosen.jobs, { now, random: randomFrom(20261123) })
  const people = inDepartments(known, units.serviceLinks)
  const special = demoSpecialHours(institutions, {
    jobs: chosen.jobs.links,
    services: units.serviceLinks,
    random: randomFrom(20261124),
  })
  const signOn = signOnRows(institutions)
  const subscriptions = demoAgencies(institutions, {
    options: granted.options,
    jobLinks: chosen.jobs.links,
    specialties: chosen.specialties.rows,
    specialtyLinks: chosen.specialties.links,
    random: randomFrom(20261126),
  })
  const rows = new Map<string, Rows>([
    ['institution', homes],
    ['institutionInfo', granted.infos],
    ['institutionOption', granted.options],
    ['institutionOptionMission', granted.missions],
    ['institutionOptionContract', granted.contracts],
    ['institutionOptionWorker', granted.workers],
    ['institutionOptionChurn', granted.churns],
    ['institutiongroup', together.groups],
    ['institutionHasInstitutiongroup', together.groupLinks],
    ['signupCode', together.codes],
    ['institutionHasSignupCode', together.codeLinks],
    ['level', levelRows(catalogue)],
    ['admin', people.admins],
    ['institutionHasAdmin', people.links],
    ['adminInfo', adminInfoRows(people.admins)],
    ['institutionChronos', interfaceRows(institutions, 'institutionChronos')],
    ['institutionOctime', interfaceRows(institutions, 'institutionOctime')],
    ['institutionHasOauth2', signOn.settings],
    ['institutionHasSso', signOn.switches],
    ['schedule', codes.schedules],
    ['institutionHasSchedule', codes.links],
    ['job', chosen.jobs.rows],
    ['institutionHasJob', chosen.jobs.links],
    ['specialty', chosen.specialties.rows],
    ['institutionHasSpecialty', chosen.specialties.links],
    ['motif', chosen.motifs.rows],
    ['institutionHasMotif', chosen.motifs.links],
    ['infoOnWorker', chosen.infos.rows],
    ['institutionHasInfoOnWorker', chosen.infos.links],
    ['contractSalaryGrid', chosen.grids.rows],
    ['institutionHasContractSalaryGrid', chosen.grids.links],
    ['notificationContract', chosen.recaps.rows],
    ['institutionHasNotificationContract', chosen.recaps.links],
    ['pole', units.poles],
    ['institutionHasPole', units.poleLinks],
    ['service', units.services],
    ['institutionHasService', units.serviceLinks],
    ['adminInInstitutionNotificationService', notificationRows(people.links, units.serviceLinks)],
    ['notificationPreference', preferenceRows(people.admins)],
    ['agencySubscription', subscriptions],
    ['template', units.templates],
    ['specialHour', special.hours],
    ['specialHourHasJob', special.hourJobs],
    ['specialHourHasService', special.hourServices],
    ['payrollcode', units.codes],
    ['publicholiday', units.days],
    ['counter', demoCounters(institutions, randomFrom(20261124))],
    ['payrollExport', units.exports],
    ['mission', demoMissions(sizes.missions, institutions, codes, { now, random })],
  ])
  return withRepeated(catalogue, rows)
}
