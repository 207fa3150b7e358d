/** Where a line may break: digits stay with what stands before them, so that a telephone number is whole. */
export const BREAKS = /(?<=[\s\-–—/])(?!\d)/

/** The letter that the second line of a text begins with, where the longer of its two is shortest; its length where it has no two. */
export const brokenAt = (text: string): number => {
  const { length } = text
  let at = 0
  let best = length
  for (const word of text.split(BREAKS).slice(0, -1)) {
    at += word.length
    if (Math.max(at, length - at) < Math.max(best, length - best)) best = at
  }
  return best
}
