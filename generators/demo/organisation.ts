import { dayjs } from '#protocol/dates.ts'
import { chosenAddress } from './houses.ts'
import type { Institution } from './institutions.ts'
import { organisationNames } from './organisationNames.ts'
import type { Random } from './random.ts'

type Row = { readonly id: number } & Readonly<Record<string, unknown>>

const parkings = ['FREE_PARKING', 'PAID_PARKING', 'NO_PARKING', null] as const
const HOUR = 3600

/** Days off of every year in all the countries of the demo: New Year, Labour Day, Christmas. */
const holidays = ['01-01', '05-01', '12-25']

/** Divisions with their departments, contract templates, pay codes and holidays of each institution. */
export const demoOrganisation = (
  institutions: readonly Institution[],
  jobs: { readonly rows: readonly Row[]; readonly links: readonly Row[] },
  { now, random }: { readonly now: Date; readonly random: Random },
) => {
  const poles: Row[] = []
  const poleLinks: Row[] = []
  const services: Row[] = []
  const serviceLinks: Row[] = []
  const templates: Row[] = []
  const codes: Row[] = []
  const days: Row[] = []
  const exports: Row[] = []
  const jobNames = new Map(jobs.rows.map((job) => [job.id, job.name as string]))
  for (const house of institutions) {
    const { id: institution, lang } = house
    const names = organisationNames[lang]
    for (const [poleName, departments] of Object.entries(names.poles)) {
      if (!random.chance(0.8)) continue
      const pole = poles.length + 1
      poles.push({ id: pole, name: poleName })
      poleLinks.push({ id: pole, pole, institution })
      for (const name of departments) {
        const service = services.length + 1
        const code = `${random.int(1000, 9999)}`
        services.push({
          id: service,
          name,
          nameSMS: name.slice(0, 12),
          code,
          codeUF: code,
          pole,
          poleName,
          parking: random.pick(parkings),
          interfacingCode: random.chance(0.5) ? `UF${code}` : null,
          isOnForCreatingMission: random.chance(0.9),
          ...chosenAddress(house),
          building: random.pick(['A', 'B', 'C']),
          floor: `${random.int(0, 5)}`,
          bedsCapacity: random.int(8, 32),
          minCaregiversPerShift: random.int(1, 4),
          hasFood: random.chance(0.5),
          hasSmock: random.chance(0.7),
        })
        serviceLinks.push({ id: service, service, institution })
      }
    }
    const known = jobs.links.filter((link) => link.institution === institution).slice(0, 2)
    for (const { job } of known) {
      const jobName = jobNames.get(job as number) ?? null
      const isFullTime = random.chance(0.5)
      const name = `${names.template} ${jobName}`
      templates.push({ id: templates.length + 1, institution, name, job, jobName, isFullTime })
    }
    const add = (name: string, code: string, begin: number, end: number, told: Record<string, boolean>) =>
      codes.push({
        id: codes.length + 1,
        institution,
        name,
        code,
        type: random.int(0, 1),
        beginAt: begin * HOUR,
        endAt: end * HOUR,
        isBusinessDay: false,
        isNight: false,
        isBeforeSundayOrPublicHoliday: false,
        ...told,
      })
    add(names.day, 'HJ', 6, 21, { isBusinessDay: true })
    add(names.night, 'HN', 21, 6, { isNight: true })
    add(names.sunday, 'HV', 21, 6, { isNight: true, isBeforeSundayOrPublicHoliday: true })
    // Two of three institutions have exported last month's hours, on its second day after.
    if (random.chance(0.66)) {
      const month = dayjs.utc(now).subtract(1, 'day').subtract(9, 'hour').startOf('month')
      exports.push({
        id: exports.length + 1,
        institution,
        beginAt: month.subtract(1, 'month').unix(),
        endAt: month.unix() - 1,
        filename: 'export',
        exportedAt: month.date(2).hour(9).unix(),
        admin: 1,
      })
    }
    for (const year of [now.getUTCFullYear(), now.getUTCFullYear() + 1])
      for (const day of holidays) days.push({ id: days.length + 1, institution, date: `${year}-${day}` })
  }
  return { poles, poleLinks, services, serviceLinks, templates, codes, days, exports }
}
