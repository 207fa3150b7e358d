import type { TFunction } from 'i18next'

/** "GMT+01:00", "GMT-03:30", "GMT". */
const offsetAt = (zone: string, at: Date): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    at,
  )
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '') || '+00:00'
}

const minutesOf = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/** The offsets of a zone through a year, the smallest first: two where its clocks change. */
const offsetsOf = (zone: string, year: number): string[] => {
  const offsets = [0, 6].map((month) => offsetAt(zone, new Date(Date.UTC(year, month, 1))))
  return [...new Set(offsets)].sort((a, b) => minutesOf(a) - minutesOf(b))
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
