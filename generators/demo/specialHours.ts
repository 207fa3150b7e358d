import type { Language } from './houses.ts'
import type { Institution } from './institutions.ts'
import type { Random } from './random.ts'

type Row = { readonly id: number } & Readonly<Record<string, unknown>>

interface Kind {
  readonly name: Readonly<Record<Language, string>>
  readonly told: Readonly<Record<string, unknown>>
}

/** Hours that are usually paid differently. */
const kinds: readonly Kind[] = [
  {
    name: { fr: 'Dimanche de jour', de: 'Sonntag tagsüber', es: 'Domingo diurno' },
    told: { isDayMission: true, isSunday: true },
  },
  {
    name: { fr: 'Nuit de dimanche', de: 'Sonntagnacht', es: 'Noche de domingo' },
    told: { isSunday: true },
  },
  {
    name: { fr: 'Jour férié', de: 'Feiertag', es: 'Festivo' },
    told: { isDayMission: true, isPublicHoliday: true },
  },
  {
    name: {
      fr: 'Nuit, ancienneté de 5 à 10 ans',
      de: 'Nacht, 5 bis 10 Dienstjahre',
      es: 'Noche, de 5 a 10 años',
    },
    told: { seniorityShouldBeMoreThan: 5, seniorityShouldBeLessThan: 10 },
  },
]

interface Units {
  /** Links of jobs and of departments to institutions. */
  readonly jobs: readonly Row[]
  readonly services: readonly Row[]
  readonly random: Random
}

/** Special hours of each institution, for some or all of its jobs and departments. */
export const demoSpecialHours = (institutions: readonly Institution[], { jobs, services, random }: Units) => {
  const hours: Row[] = []
  const hourJobs: Row[] = []
  const hourServices: Row[] = []
  const some = (links: readonly Row[], institution: number, column: string): unknown[] => {
    const own = links.filter((link) => link.institution === institution).map((link) => link[column])
    return random.chance(0.4) ? own : own.slice(0, random.int(0, 3))
  }
  for (const { id: institution, lang } of institutions)
    for (const { name, told } of kinds) {
      const idSpecialHour = hours.length + 1
      hours.push({
        id: idSpecialHour,
        idInstitution: institution,
        name: name[lang],
        isDayMission: false,
        seniorityShouldBeMoreThan: null,
        seniorityShouldBeLessThan: null,
        isSunday: false,
        isPublicHoliday: false,
        ...told,
      })
      for (const idJob of some(jobs, institution, 'job'))
        hourJobs.push({ id: hourJobs.length + 1, idSpecialHour, idJob, institution })
      for (const idService of some(services, institution, 'service'))
        hourServices.push({ id: hourServices.length + 1, idSpecialHour, idService, institution })
    }
  return { hours, hourJobs, hourServices }
}
