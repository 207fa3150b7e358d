interface NotedKeys {
  /** Notes how a field is to be read: at once, or with all others when `later` says. */
  note(path: string, read: () => void): void
  clear(): void
  /** Makes work that knows every key pressed before it. */
  afterKeys<A extends unknown[], R>(work: (...given: A) => R): (...given: A) => R
}

/** Keys that are noted down and read together; of several in one field only the last counts. `onRead` follows each reading. */
export const notedKeys = (onRead: () => void, later?: (work: () => void) => void): NotedKeys => {
  const keys = new Map<string, () => void>()
  const readKeys = (): void => {
    if (keys.size === 0) return
    const noted = [...keys.values()]
    keys.clear()
    for (const read of noted) read()
    onRead()
  }
  return {
    note: (path, read) => {
      const first = keys.size === 0
      keys.set(path, read)
      if (!later) readKeys()
      else if (first) later(readKeys)
    },
    clear: () => keys.clear(),
    afterKeys:
      (work) =>
      (...given) => {
        readKeys()
        return work(...given)
      },
  }
}
