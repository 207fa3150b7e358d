/** Letters that are to be added, left out or replaced to make one name of the other. Source: Levenshtein 1966. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + Number(letter !== other), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}

/** The names that are most like one, the likest first; those that hold it, or that it holds, before others. */
export const nearNames = (name: string, names: readonly string[], most = 5): readonly string[] => {
  const asked = name.toLowerCase()
  const rank = (one: string): number => {
    const other = one.toLowerCase()
    return distance(asked, other) - (other.includes(asked) || asked.includes(other) ? asked.length : 0)
  }
  return names.toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
}
