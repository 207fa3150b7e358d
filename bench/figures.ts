/** One line of the results. Without a rival the goal is about `ours`, with one about `ratio`. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly ours: number
  /** The rival's figure, measured in turns with ours. */
  readonly rival?: number
  /** Median of the ratios of the rounds: steadier than a ratio of medians on a busy machine. */
  readonly ratio?: number
  readonly goal?: string
  readonly met?: boolean
  readonly note?: string
}

export interface Suite {
  readonly name: string
  /** What is measured, and against what. */
  readonly about: string
  run(): Promise<Figure[]>
}

export interface Bound {
  readonly atMost?: number
  readonly atLeast?: number
}

interface Measured {
  readonly name: string
  readonly unit: string
  readonly goal?: Bound
  readonly note?: string
}

interface Round {
  readonly ours: number
  readonly rival: number
}

/** Of an empty list NaN. `share` is 0.5 for the median, 0.95 for the 95th percentile. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return low + (high - low) * (at - Math.floor(at))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Ours alone, the median of its rounds against an absolute goal. */
export const absolute = (what: Measured, rounds: readonly number[]): Figure => {
  const ours = rounded(median(rounds))
  return { ...told(what), ours, ...judged(what, ours, ` ${what.unit}`) }
}

/** Ours against a rival measured in the same rounds. */
export const compared = (what: Measured, rounds: readonly Round[]): Figure => {
  const ratio = rounded(median(rounds.map(({ ours, rival }) => ours / rival)))
  return {
    ...told(what),
    ours: rounded(median(rounds.map((round) => round.ours))),
    rival: rounded(median(rounds.map((round) => round.rival))),
    ratio,
    ...judged(what, ratio, '×'),
  }
}

const told = ({ name, unit, note }: Measured) => ({ name, unit, ...(note === undefined ? {} : { note }) })

const judged = ({ goal }: Measured, value: number, unit: string): Pick<Figure, 'goal' | 'met'> => {
  if (goal?.atMost !== undefined) return { goal: `≤ ${goal.atMost}${unit}`, met: value <= goal.atMost }
  if (goal?.atLeast !== undefined) return { goal: `≥ ${goal.atLeast}${unit}`, met: value >= goal.atLeast }
  return {}
}

/** Three significant digits: more would be noise. */
const rounded = (value: number): number => (Number.isFinite(value) ? Number(value.toPrecision(3)) : value)
