import { minutesOfClock } from '#dsl/clock.ts'
import type { Institution } from './institutions.ts'
import type { Random } from './random.ts'
import type { Schedule } from './schedules.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PAST_DAYS = 60
const COMING_DAYS = 180

/** Missions from two months ago to half a year ahead, most of them made from a time code of their house. */
export const demoMissions = (
  count: number,
  institutions: readonly Institution[],
  used: {
    readonly schedules: readonly Schedule[]
    readonly links: readonly { schedule: number; institution: number }[]
  },
  { now, random }: { readonly now: Date; readonly random: Random },
) => {
  const today = Math.floor(now.getTime() / DAY) * DAY
  const codes = Map.groupBy(used.links, (link) => link.institution)
  const offset = offsets()
  return Array.from({ length: count }, (_, i) => {
    const house = institutions[i % institutions.length] as Institution
    const schedule = used.schedules[random.pick(codes.get(house.id) ?? used.links).schedule - 1] as Schedule
    const day = today + random.int(-PAST_DAYS, COMING_DAYS) * DAY
    const begin = day + minutesOfClock(schedule.beginAt) * MINUTE
    const end = day + minutesOfClock(schedule.endAt) * MINUTE
    const instant = (wall: number) => new Date(wall - offset(house.timezone, wall)).toISOString()
    return {
      id: i + 1,
      institution: house.id,
      schedule: random.chance(0.05) ? null : schedule.id,
      beginAt: instant(begin),
      endAt: instant(end > begin ? end : end + DAY),
      workerType: random.chance(0.7) ? 1 : 0,
    }
  })
}

/** Milliseconds that a zone's clocks are ahead of UTC at noon of the day. */
const offsets = () => {
  const known = new Map<string, number>()
  const formats = new Map<string, Intl.DateTimeFormat>()
  const formatOf = (zone: string) => {
    const format =
      formats.get(zone) ??
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
    formats.set(zone, format)
    return format
  }
  return (zone: string, wall: number): number => {
    const day = Math.floor(wall / DAY)
    const key = `${zone} ${day}`
    const found = known.get(key) ?? (Number(formatOf(zone).format(day * DAY + DAY / 2)) - 12) * 60 * MINUTE
    known.set(key, found)
    return found
  }
}
