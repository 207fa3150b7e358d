/** The starts, and all that is reached from them by any number of steps. */
export const reachable = (starts: Iterable<string>, next: (id: string) => Iterable<string>): Set<string> => {
  const found = new Set(starts)
  // A set is walked to its end, with what is added on the way.
  for (const id of found) for (const one of next(id)) found.add(one)
  return found
}
