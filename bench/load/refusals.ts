import type { Fired } from './shots.ts'

/** A note when a side refused some of the requests: only successes are counted. */
export const refusals = (
  rounds: readonly { readonly ours: Fired; readonly rival: Fired }[],
): { readonly note?: string } => {
  const sum = (side: 'ours' | 'rival') => rounds.reduce((total, round) => total + round[side].failed, 0)
  const [ours, rival] = [sum('ours'), sum('rival')]
  return ours + rival > 0 ? { note: `refused: ${ours} by ours, ${rival} by the rival` } : {}
}
