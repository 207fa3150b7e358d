/** What is in both lists and stands elsewhere in the second: as little as explains the difference. */
export const movedIn = <T>(before: readonly T[], after: readonly T[]): T[] => {
  const kept = commonOrder(
    before.filter((one) => after.includes(one)),
    after.filter((one) => before.includes(one)),
  )
  return after.filter((one) => before.includes(one) && !kept.has(one))
}

/** The longest part of one list that stands in the same order in the other. */
const commonOrder = <T>(before: readonly T[], after: readonly T[]): Set<T> => {
  const longest: T[][][] = Array.from({ length: before.length + 1 }, () => [])
  const at = (i: number, j: number): T[] => longest[i]?.[j] ?? []
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const [one, same] = [before[i] as T, before[i] === after[j]]
      const [down, right] = [at(i + 1, j), at(i, j + 1)]
      const found = same ? [one, ...at(i + 1, j + 1)] : down.length >= right.length ? down : right
      const row = longest[i]
      if (row) row[j] = found
    }
  return new Set(at(0, 0))
}

export const addedTo = <T>(before: readonly T[], after: readonly T[]): T[] =>
  after.filter((one) => !before.includes(one))
