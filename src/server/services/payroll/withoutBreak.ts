import type { Shift } from './split.ts'

/**
 * What of a shift is worked: before its break and after it. A time code says how long the break is and not when: it lies in the middle
 * of the shift. A shift that is no longer than its break has none.
 */
export const withoutBreak = (shift: Shift, minutes: number): readonly Shift[] => {
  const { begin, end } = shift
  const worked = end - begin - minutes
  if (minutes <= 0 || worked <= 0) return [shift]
  const pause = begin + Math.ceil(worked / 2)
  return [
    { ...shift, end: pause },
    { ...shift, begin: pause + minutes },
  ].filter((part) => part.begin < part.end)
}
