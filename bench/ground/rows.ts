import { clockOfMinutes } from '#dsl/clock.ts'
import { sizes } from '../load/cases.ts'

const wards = ['AMB', 'AS', 'BLOC', 'CAR', 'GER', 'IDE', 'MAT', 'PED', 'REA', 'URG']
const letters = 'MSNJTL'
const breaks = [0, 30, 45]

/** The institution whose time codes the browser suites show, one for the writes, and two that a file is imported into. */
const others = { console: 10_000, writes: 1_000, importOne: 0, importTwo: 0 }

/** Rows of each institution; its place, from 1, is its id. */
export const institutionRowCounts: readonly number[] = [...sizes, ...Object.values(others)]

const placeOf = (name: keyof typeof others): number => sizes.length + Object.keys(others).indexOf(name) + 1

/** Ids of the institutions by what they are for. */
export const institutions = {
  ofSize: (rows: (typeof sizes)[number]): number => sizes.indexOf(rows) + 1,
  console: placeOf('console'),
  writes: placeOf('writes'),
  import: [placeOf('importOne'), placeOf('importTwo')],
} as const

/** The `i`th time code of an institution, the same at every run: AMB-M1 to URG-L1667 in the largest. */
export const timeCode = (i: number) => {
  const begin = (i * 465) % 1440
  const length = 420 + (i % 9) * 15
  const pause = breaks[i % breaks.length] ?? 0
  const ward = wards[i % wards.length]
  const letter = letters.charAt(Math.floor(i / wards.length) % letters.length)
  return {
    code: `${ward}-${letter}${Math.floor(i / (wards.length * letters.length)) + 1}`,
    beginAt: clockOfMinutes(begin),
    endAt: clockOfMinutes((begin + length) % 1440),
    break: pause === 0 ? null : clockOfMinutes(pause),
    nbWorkedMinutes: length - pause,
    interfacingCode: i % 5 < 3 ? String(i).padStart(6, '0') : null,
  }
}
