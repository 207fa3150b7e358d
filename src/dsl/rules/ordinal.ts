import type { Enumeration } from '../columns/enumeration.ts'
import type { ComputedRule } from '../entities/derived.ts'

/**
 * The place of an enumeration's value, from 1, for clients that know the values by numbers. A number that comes without
 * the value sets it.
 */
export const ordinal = <const K extends string>(of: K, { values }: Enumeration): ComputedRule<K, number> => ({
  rule: 'ordinal',
  reads: [of],
  over: 'enumerations',
  run: (value) => {
    const all: readonly unknown[] = values
    const at = all.indexOf(value)
    return at < 0 ? null : at + 1
  },
  sets: (place) => {
    if (place === null) return {}
    const value = typeof place === 'number' ? values[place - 1] : undefined
    return value === undefined ? undefined : { [of]: value }
  },
})
