import { clockOfMinutes } from '#dsl/clock.ts'
import type { AnyEntity } from '#dsl/entities/entity.ts'
import { recompute } from '#engine/computed.ts'
import type { Institution } from './institutions.ts'
import type { Random } from './random.ts'
import { type Shape, shapes, wards } from './shapes.ts'

const DAY = 24 * 60

export interface Schedule {
  readonly id: number
  readonly code: string
  readonly beginAt: string
  readonly endAt: string
  readonly [column: string]: unknown
}

const quarter = (random: Random, [from, to]: readonly [number, number]): number =>
  random.int(from / 15, to / 15) * 15

/** Time codes in the language of the house, the usual ones first, each used by one to three houses, unique in each of them. */
export const demoSchedules = (
  count: number,
  institutions: readonly Institution[],
  entity: AnyEntity,
  random: Random,
) => {
  const schedules: Schedule[] = []
  const links: { id: number; schedule: number; institution: number }[] = []
  const freeNumber = numbering()
  for (let id = 1; id <= count; id++) {
    const home = institutions[(id - 1) % institutions.length] as Institution
    const at = sharing(home, institutions, random)
    const usual = shapes[Math.floor((id - 1) / institutions.length)]
    const shape = usual ?? random.pick(shapes)
    const prefix = `${usual ? '' : random.pick(wards[home.lang])}${shape.letter[home.lang]}`
    const code = `${prefix}${freeNumber(prefix, at)}`
    const connected = at.some((i) => i.interface !== undefined)
    schedules.push({
      id,
      code,
      interfacingCode: connected && random.chance(0.6) ? `${id}`.padStart(6, '0') : null,
      ...timesOf(shape, entity, random),
    })
    for (const institution of at)
      links.push({ id: links.length + 1, schedule: id, institution: institution.id })
  }
  return { schedules, links }
}

/** The house itself and, now and then, one or two others that speak its language. */
const sharing = (home: Institution, institutions: readonly Institution[], random: Random): Institution[] => {
  const others = institutions.filter((i) => i.lang === home.lang && i !== home)
  const more = random.chance(0.35) ? random.int(1, 2) : 0
  return [
    ...new Set([home, ...Array.from({ length: Math.min(more, others.length) }, () => random.pick(others))]),
  ]
}

/** Gives the next number of a prefix that none of the houses uses yet. */
const numbering = () => {
  const last = new Map<string, number>()
  return (prefix: string, at: readonly Institution[]): number => {
    const keys = at.map((i) => `${i.id} ${prefix}`)
    const next = Math.max(...keys.map((key) => last.get(key) ?? 0)) + 1
    for (const key of keys) last.set(key, next)
    return next
  }
}

const timesOf = (shape: Shape, entity: AnyEntity, random: Random) => {
  const begin = quarter(random, shape.begin)
  const pause = random.pick(shape.breaks)
  const row = {
    beginAt: clockOfMinutes(begin % DAY),
    endAt: clockOfMinutes((begin + quarter(random, shape.length)) % DAY),
    break: pause === null ? null : clockOfMinutes(pause),
  }
  return { ...row, ...recompute(entity, row), isDeleted: false }
}
