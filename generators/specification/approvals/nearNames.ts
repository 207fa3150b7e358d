import { distance } from 'fastest-levenshtein'

/** The names that are most like one, the likest first; those that hold it, or that it holds, before others. */
export const nearNames = (name: string, names: readonly string[], most = 5): readonly string[] => {
  const asked = name.toLowerCase()
  const rank = (one: string): number => {
    const other = one.toLowerCase()
    return distance(asked, other) - (other.includes(asked) || asked.includes(other) ? asked.length : 0)
  }
  return names.toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
}
