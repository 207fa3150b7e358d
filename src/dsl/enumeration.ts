/** A closed list of values as they are on the wire; their labels are `enums.{name}.{value}`. */
export interface Enumeration<N extends string = string, V extends string | number = string | number> {
  readonly name: N
  readonly values: readonly V[]
}

export const enumeration = <const N extends string, const V extends string | number>(
  name: N,
  values: readonly V[],
): Enumeration<N, V> => ({ name, values })
