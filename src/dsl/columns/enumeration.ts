/**
 * A list of values as they are on the wire; their labels are `enums.{name}.{value}`, or made from the value
 * itself: those of a time zone tell its place and its offset from UTC.
 */
export interface Enumeration<N extends string = string, V extends string | number = string | number> {
  readonly name: N
  readonly values: readonly V[]
  readonly labels: 'locales' | 'timezone'
  /** Other systems have more whole numbers, which are kept and shown as they are. */
  readonly open: boolean
}

export const enumeration = <const N extends string, const V extends string | number>(
  name: N,
  values: readonly V[],
  { labels = 'locales', open = false }: Partial<Pick<Enumeration, 'labels' | 'open'>> = {},
): Enumeration<N, V> => ({ name, values, labels, open })
