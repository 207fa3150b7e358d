/** A value for each of the names. `Object.fromEntries` forgets which names there are. */
export const recordOf = <K extends string, V>(
  names: readonly K[],
  valueFor: (name: K) => V,
): Readonly<Record<K, V>> =>
  Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Readonly<Record<K, V>>
