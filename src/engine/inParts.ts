/** A list cut into parts of at most `size`, in order; none of an empty one. */
export const inParts = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, nth) => all.slice(nth * size, (nth + 1) * size))

/** Ids of one call. */
const AT_ONCE = 500

/** Asks about many ids in as many calls as they need, side by side; answers in the order of the ids. Throws as the calls do. */
export const askInParts = <T>(
  ids: readonly number[],
  ask: (part: readonly number[]) => Promise<T>,
): Promise<readonly T[]> => Promise.all(inParts(ids, AT_ONCE).map(ask))
