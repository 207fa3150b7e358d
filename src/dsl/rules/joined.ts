import type { ComputedRule } from '../entities/derived.ts'

const LONGEST = 255

/** The texts that are there, side by side; cut where a text column ends. */
export const joined = <const K extends string>(...reads: readonly K[]): ComputedRule<K, string> => ({
  rule: 'joined',
  reads,
  over: 'texts',
  run: (...values) => {
    const text = values.filter((value) => typeof value === 'string' && value.trim() !== '').join(' ')
    return text === '' ? null : [...text].slice(0, LONGEST).join('')
  },
})
