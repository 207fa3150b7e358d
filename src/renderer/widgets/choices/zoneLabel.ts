import timezone from 'dayjs/plugin/timezone.js'
import type { TFunction } from 'i18next'
import { dayjs, utcDay } from '#protocol/dates.ts'

dayjs.extend(timezone)

/** The offsets of a zone through a year, '+01:00', the smallest first: two where its clocks change. */
const offsetsOf = (zone: string, year: number): string[] => {
  const winterAndSummer = ['01', '07'].map((month) => utcDay(`${year}-${month}-01`).tz(zone))
  const sorted = winterAndSummer.sort((a, b) => a.utcOffset() - b.utcOffset())
  return [...new Set(sorted.map((at) => at.format('Z')))]
}

const made = new Map<string, readonly string[]>()

/** A zone by its place and its offset from UTC in hours, in summer too where that differs: computed, since both change. */
export const zoneLabel = (t: TFunction, zone: string, now = new Date()): string => {
  const year = now.getUTCFullYear()
  const known = made.get(`${zone} ${year}`) ?? offsetsOf(zone, year)
  made.set(`${zone} ${year}`, known)
  const [standard, summer] = known.map((offset) => offset.replace('-', '−'))
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return summer === undefined
    ? t('values.zone.steady', { place, standard })
    : t('values.zone.changing', { place, standard, summer })
}
