/** Numbers that look random and are the same every time: demo data can be compared and tested. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  /** True in `share` of the cases, 0 to 1. */
  chance(share: number): boolean
}

/** Source: mulberry32, public domain. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    int,
    pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number],
    chance: (share) => next() < share,
  }
}
