import { runDay } from '../mixed/day.ts'
import { dayFigures } from '../mixed/figures.ts'
import { openTown } from '../mixed/town.ts'
import { minutesGiven } from '../pace.ts'
import type { Suite } from '../suite.ts'

/** One write in three is an insert. */
const INSERT_EVERY = 3
const PORTION_S = 15

export const mixed: Suite = {
  name: 'mixed',
  about:
    'twelve people on 50 connections at 300 institutions with 100 000 time codes: seven lists as the console asks for them to three writes, production server on PostgreSQL',
  inQuick: false,
  run: async ({ pace }) => {
    const seconds = 60 * (minutesGiven() ?? pace.dayMinutes)
    const town = await openTown()
    try {
      const until = Date.now() + seconds * 1000
      const portions = await runDay(town, {
        portion: Math.min(PORTION_S, seconds / 2),
        insertEvery: INSERT_EVERY,
        goesOn: () => Date.now() < until,
      })
      return dayFigures(portions)
    } finally {
      await town.close()
    }
  },
}
