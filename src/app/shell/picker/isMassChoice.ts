/** From so many on, choosing several at once is asked about. */
const MANY = 20

/** Whether a choice makes very many of few in one go; ticking one more never does. */
export const isMassChoice = (before: readonly number[], next: readonly number[]): boolean => {
  const had = new Set(before)
  return next.length >= MANY && next.filter((id) => !had.has(id)).length > 1
}
