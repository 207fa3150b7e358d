import type Holidays from 'date-holidays'
import type { HolidaysTypes } from 'date-holidays'
import {
  type HolidayKind,
  type HolidayProposal,
  holidayKinds,
  type ProposedHoliday,
} from '#protocol/services/holidays.ts'
import { holidayName, regionName } from './holidayName.ts'
import { asInFrance } from './overseas.ts'

export interface Asked {
  /** As institutions say it: `fr`, `uk`… */
  readonly country: string
  /** Code of one of the regions. */
  readonly region: string | undefined
  readonly year: number
  /** As for `lang` of people: fr, de, en, es. */
  readonly lang: string
}

/** Countries that ISO 3166 calls otherwise. */
const iso: Readonly<Record<string, string>> = { uk: 'GB' }
const isoOf = (country: string): string => iso[country] ?? country.toUpperCase()

/** The package weighs some 50 MB: nobody waits for it who does not ask. */
const load = async (): Promise<typeof Holidays> => (await import('date-holidays')).default

/** Regions of a country that have holidays of their own, by code; named as the country itself does. */
export const statesOf = async (country: string): Promise<Readonly<Record<string, string>>> => {
  const Calendar = await load()
  return new Calendar().getStates(isoOf(country)) ?? {}
}

/** Holidays of a year, a day once, in order. Undefined where the country has no such region. */
export const proposeHolidays = async ({
  country,
  region,
  year,
  lang,
}: Asked): Promise<HolidayProposal | undefined> => {
  const Calendar = await load()
  const code = isoOf(country)
  const states = new Calendar().getStates(code, lang) ?? {}
  if (region !== undefined && !Object.hasOwn(states, region)) return undefined
  const calendar = new Calendar(
    { country: code, ...(region && { state: region }) },
    { languages: [lang], types: [...holidayKinds] },
  )
  const given = calendar.getHolidays(year, lang)
  const found = code === 'FR' ? asInFrance(region, given) : given
  const byDate = Map.groupBy(found, dayOf)
  return {
    regions: Object.entries(states)
      .map(([code, name]) => ({ code, name: regionName(name, lang) }))
      .sort((a, b) => a.name.localeCompare(b.name, lang)),
    holidays: [...byDate]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, those]) => proposed(date, those, found, lang)),
  }
}

/** The day that it is there; `start` is a moment of the time zone, and may be on the day before. */
const dayOf = ({ date }: HolidaysTypes.Holiday): string => date.slice(0, 10)

const proposed = (
  date: string,
  those: readonly HolidaysTypes.Holiday[],
  all: readonly HolidaysTypes.Holiday[],
  lang: string,
): ProposedHoliday => {
  const kind = holidayKinds.find((one) => those.some(({ type }) => type === one)) ?? 'observance'
  return {
    date,
    name: [
      ...new Set(those.filter(({ type }) => type === kind).map(({ name }) => holidayName(name, lang))),
    ].join(', '),
    kind: kind satisfies HolidayKind,
    usual: those.some((one) => one.type === 'public' && !isReplaced(one, all)),
  }
}

/** Another day stands in for it: where Christmas is on a Saturday, the United Kingdom takes the Monday. */
const isReplaced = ({ rule }: HolidaysTypes.Holiday, all: readonly HolidaysTypes.Holiday[]): boolean =>
  all.some((other) => other.rule.startsWith(`substitutes ${rule} `))
