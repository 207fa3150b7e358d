import { compared, type Figure, type Round } from '../figures.ts'
import type { Spent } from './act.ts'

/** Measures ours and the rival in turns, after a round that warms both up. */
export const takeTurns = async <T>(
  rounds: number,
  ours: () => Promise<T>,
  rival: () => Promise<T>,
  { warmUp = true } = {},
): Promise<{ readonly ours: T; readonly rival: T }[]> => {
  const found: { ours: T; rival: T }[] = []
  for (let round = warmUp ? 0 : 1; round <= rounds; round++) {
    // Who is first alternates: what one leaves behind (a warm cache, a busy core) meets both.
    const oursFirst = round % 2 === 0
    const early = await (oursFirst ? ours() : rival())
    const late = await (oursFirst ? rival() : ours())
    if (round > 0) found.push(oursFirst ? { ours: early, rival: late } : { ours: late, rival: early })
  }
  return found
}

/** CPU, which goals are set for, and the time that people wait. */
export const spentFigures = (
  name: string,
  rounds: readonly { readonly ours: Spent; readonly rival: Spent }[],
): readonly Figure[] => {
  const of = (what: keyof Spent): Round[] =>
    rounds.map(({ ours, rival }) => ({ ours: ours[what], rival: rival[what] }))
  return [
    compared({ name, unit: 'ms CPU' }, of('cpu')),
    compared({ name: `${name}, until painted`, unit: 'ms' }, of('time')),
  ]
}
