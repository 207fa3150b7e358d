/**
 * A closed list of values as they are on the wire; their labels are `enums.{name}.{value}`, or made from the value
 * itself: those of a time zone tell its place and its offset from UTC.
 */
export interface Enumeration<N extends string = string, V extends string | number = string | number> {
  readonly name: N
  readonly values: readonly V[]
  readonly labels: 'locales' | 'timezone'
}

export const enumeration = <const N extends string, const V extends string | number>(
  name: N,
  values: readonly V[],
  { labels = 'locales' }: { readonly labels?: Enumeration['labels'] } = {},
): Enumeration<N, V> => ({ name, values, labels })
