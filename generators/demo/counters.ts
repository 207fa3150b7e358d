import type { Institution } from './institutions.ts'
import type { Random } from './random.ts'

type Row = { readonly id: number } & Readonly<Record<string, unknown>>

const HOUR = 60
/** Most minutes of work: a week, a month, a year, any seven days. */
const minutes: Readonly<Record<number, number>> = {
  0: 48 * HOUR,
  1: 190 * HOUR,
  2: 1607 * HOUR,
  4: 48 * HOUR,
}
/** Most shifts in the same periods. */
const shifts: Readonly<Record<number, number>> = { 0: 5, 1: 18, 2: 180, 4: 6 }

/** Counters of employees and external temps, saved for most institutions; the others have never looked at them. */
export const demoCounters = (institutions: readonly Institution[], random: Random): readonly Row[] => {
  const rows: Row[] = []
  for (const { id: institution } of institutions) {
    if (!random.chance(0.8)) continue
    for (const [limitType, most] of [minutes, shifts].entries()) {
      for (const whichCounter of [0, 1, 2, 4]) {
        // Weeks are counted nearly everywhere, the other periods where somebody asked for them.
        const isActive = random.chance(whichCounter === 0 ? 0.9 : 0.2)
        const limitValue = random.chance(0.9) ? (most[whichCounter] ?? 0) : null
        for (const statut of [0, 1])
          rows.push({
            id: rows.length + 1,
            institution,
            statut,
            whichCounter,
            limitType,
            isActive,
            starter: 1,
            limitValue,
          })
      }
    }
  }
  return rows
}
