import type { RowCheck } from '../entities/rules.ts'

/** A bound above which values lie and one which they may reach leave room for some; either may be missing. */
export const roomBetween = <const K extends string>(above: K, upTo: K): RowCheck<K> => ({
  rule: 'check',
  check: 'roomBetween',
  reads: [above, upTo],
  over: 'order',
  on: upTo,
  run: (low, high) =>
    typeof low === 'number' && typeof high === 'number' && low >= high
      ? { code: 406, reason: 'roomBetween', params: { bound: low } }
      : undefined,
})
