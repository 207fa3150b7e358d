/** A named measurement. With a rival it is judged by `ratio`, without one by `ours`. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly ours: number
  /** The rival's, measured in turns with ours. */
  readonly rival?: number
  readonly ratio?: Spread
  readonly note?: string
}

/** Over the rounds of one run. The median of the ratios is steadier than a ratio of medians on a busy machine. */
export interface Spread {
  readonly median: number
  readonly low: number
  readonly high: number
}

export interface Round {
  readonly ours: number
  readonly rival: number
}

export interface What {
  readonly name: string
  readonly unit: string
  readonly note?: string
}

/** Of an empty list NaN. `share` is 0.5 for the median, 0.95 for the 95th percentile. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return low + (high - low) * (at - Math.floor(at))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Ours alone: the median of its rounds. */
export const alone = (what: What, rounds: readonly number[]): Figure => ({
  ...what,
  ours: rounded(median(rounds)),
})

/** Ours against a rival measured in the same rounds. */
export const compared = (what: What, rounds: readonly Round[]): Figure => {
  const ratios = rounds.map(({ ours, rival }) => ours / rival)
  return {
    ...what,
    ours: rounded(median(rounds.map(({ ours }) => ours))),
    rival: rounded(median(rounds.map(({ rival }) => rival))),
    ratio: {
      median: rounded(median(ratios)),
      low: rounded(Math.min(...ratios)),
      high: rounded(Math.max(...ratios)),
    },
  }
}

/** Three significant digits: more would be noise. */
const rounded = (value: number): number => (Number.isFinite(value) ? Number(value.toPrecision(3)) : value)
