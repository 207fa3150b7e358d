import type { HolidaysTypes } from 'date-holidays'

type Amend = (holiday: HolidaysTypes.Holiday) => HolidaysTypes.Holiday

/** Off by custom and by agreements, which each institution knows: no law names it. */
const byCustom: Amend = (one) => (one.rule === 'easter -2' ? { ...one, type: 'optional' } : one)

/** Kept there a day after Guadeloupe's since 2018. */
const nextDay: Amend = (one) =>
  one.date.slice(0, 10) >= '2018' && one.rule === '05-27'
    ? { ...one, date: one.date.replace('-05-27', '-05-28') }
    : one

/**
 * Where `date-holidays` says something else of overseas France than its law and its calendar do: Good Friday is one only in
 * Alsace and Moselle. Source: Code du travail, art. L3133-1, L3134-13 and L3422-2; calendrier.api.gouv.fr.
 */
const amendments: Readonly<Record<string, Amend>> = { GP: byCustom, MQ: byCustom, MF: nextDay }

/** Holidays of a region of France as they are there. */
export const asInFrance = (
  region: string | undefined,
  holidays: readonly HolidaysTypes.Holiday[],
): readonly HolidaysTypes.Holiday[] => {
  const amend = region === undefined ? undefined : amendments[region]
  return amend ? holidays.map(amend) : holidays
}
