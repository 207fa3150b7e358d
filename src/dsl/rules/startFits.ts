import { type StartBy, startBounds, startOf } from '../columns/start.ts'
import type { RowCheck } from '../entities/rules.ts'

/** The start day `on` is one of those that the deciding column asks for; where that asks for none, it means nothing. */
export const startFits = <const K extends string>(on: K, by: StartBy<K>): RowCheck<K> => ({
  rule: 'check',
  check: 'startFits',
  reads: [by.column, on],
  on,
  run: (which, value) => {
    const start = startOf(by, which)
    if (!start || typeof value !== 'number') return undefined
    const [least, most] = startBounds[start]
    return value >= least && value <= most ? undefined : { code: 406, reason: 'startFits' }
  },
})
