import type { Dayjs } from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import { minutesOfClock } from '#dsl/clock.ts'
import { dayjs } from '#protocol/dates.ts'
import type { Institution } from './institutions.ts'
import type { Random } from './random.ts'
import type { Schedule } from './schedules.ts'

dayjs.extend(timezone)

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
  const today = dayjs.utc(now).startOf('day')
  const codes = Map.groupBy(used.links, (link) => link.institution)
  const ahead = minutesAhead()
  return Array.from({ length: count }, (_, i) => {
    const house = institutions[i % institutions.length] as Institution
    const schedule = used.schedules[random.pick(codes.get(house.id) ?? used.links).schedule - 1] as Schedule
    const day = today.add(random.int(-PAST_DAYS, COMING_DAYS), 'day')
    const [begin, end] = [minutesOfClock(schedule.beginAt), minutesOfClock(schedule.endAt)]
    const instant = (day: Dayjs, minutes: number) =>
      day.add(minutes - ahead(house.timezone, day), 'minute').toISOString()
    return {
      id: i + 1,
      institution: house.id,
      schedule: random.chance(0.05) ? null : schedule.id,
      beginAt: instant(day, begin),
      endAt: instant(end > begin ? day : day.add(1, 'day'), end),
      workerType: random.chance(0.7) ? 1 : 0,
    }
  })
}

/** Minutes that a zone's clocks are ahead of UTC at noon of a day, each looked up once. */
const minutesAhead = () => {
  const known = new Map<string, number>()
  return (zone: string, day: Dayjs): number => {
    const key = `${zone} ${day.unix()}`
    const found = known.get(key) ?? day.hour(12).tz(zone).utcOffset()
    known.set(key, found)
    return found
  }
}
