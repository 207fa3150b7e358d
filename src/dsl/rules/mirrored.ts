import type { ComputedRule } from '../entities/derived.ts'

/** The same value under a second name, for clients that know the column by it, and may give it by that alone. */
export const mirrored = <const K extends string>(of: K): ComputedRule<K, string> => ({
  rule: 'mirrored',
  reads: [of],
  over: 'texts',
  run: (value) => (typeof value === 'string' ? value : null),
  sets: (value) => ({ [of]: value }),
})
