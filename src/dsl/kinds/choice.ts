import { type Enumeration, leastOpen } from '../columns/enumeration.ts'
import type { Parsed } from '../columns/kind.ts'

const isWhole = (raw: string): boolean => /^\s*-?\d{1,9}\s*$/.test(raw)

/** Text to a value of an enumeration; anything else is 406. */
export const parseChoice = <V extends string | number>(
  from: Enumeration<string, V>,
  raw: string,
): Parsed<V> => {
  const known = from.values.find((v) => String(v) === raw.trim())
  const isOpen = from.open && isWhole(raw) && Number(raw) >= leastOpen(from)
  const value = known ?? (isOpen ? (Number(raw) as V) : undefined)
  return value === undefined ? { problem: { code: 406, reason: 'notAChoice' } } : { value }
}
