const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/** The least width, in pixels, in which words of these widths stand in so many lines, in their order. */
export const widthInLines = (words: readonly number[], space: number, lines: number): number => {
  const inOne = sum(words) + space * Math.max(0, words.length - 1)
  if (lines <= 1) return inOne
  const broken = words.slice(1).map((_, i) => {
    const first = widthInLines(words.slice(0, i + 1), space, 1)
    return Math.max(first, widthInLines(words.slice(i + 1), space, lines - 1))
  })
  return Math.min(inOne, ...broken)
}
