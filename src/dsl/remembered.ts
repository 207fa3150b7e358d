/** A function of a value that never changes, worked out once for each. */
export const remembered = <K extends WeakKey, T>(work: (of: K) => T): ((of: K) => T) => {
  const known = new WeakMap<K, { readonly found: T }>()
  return (of) => {
    const before = known.get(of)
    if (before) return before.found
    const found = work(of)
    known.set(of, { found })
    return found
  }
}
