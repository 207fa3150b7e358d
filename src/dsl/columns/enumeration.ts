/**
 * A list of values as they are on the wire; their labels are `enums.{name}.{value}`, or made from the value
 * itself: those of a time zone tell its place and its offset from UTC. Numbers stand in their order, whatever the order
 * they are written in.
 */
export interface Enumeration<N extends string = string, V extends string | number = string | number> {
  readonly name: N
  readonly values: readonly V[]
  readonly labels: 'locales' | 'timezone'
  /** Other systems have more whole numbers, from 0 or the least of these on, which are kept and shown as they are. */
  readonly open: boolean
}

interface Settings extends Partial<Pick<Enumeration, 'labels' | 'open'>> {
  /** As written, where the numbers are signs that have an order of their own. */
  readonly order?: 'number' | 'written'
}

export const enumeration = <const N extends string, const V extends string | number>(
  name: N,
  values: readonly V[],
  { labels = 'locales', open = false, order = 'number' }: Settings = {},
): Enumeration<N, V> => ({ name, values: order === 'written' ? values : inOrder(values), labels, open })

/** The least number that other systems may have: no sign of ours is below it. */
export const leastOpen = ({ values }: Enumeration): number =>
  Math.min(0, ...values.filter((value) => typeof value === 'number'))

/** Other values than numbers stay as they are written. */
const inOrder = <V extends string | number>(values: readonly V[]): readonly V[] =>
  values.toSorted((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0))
