/** Calls the listeners of a path, and of no other. */
export interface Subscriptions {
  /** Gives back the way to unsubscribe. */
  subscribe(path: string, listener: () => void): () => void
  notify(path: string): void
}

export const createSubscriptions = (): Subscriptions => {
  const listeners = new Map<string, Set<() => void>>()
  return {
    subscribe: (path, listener) => {
      const those = listeners.get(path) ?? new Set()
      listeners.set(path, those.add(listener))
      return () => {
        those.delete(listener)
        if (those.size === 0 && listeners.get(path) === those) listeners.delete(path)
      }
    },
    notify: (path) => {
      for (const listener of [...(listeners.get(path) ?? [])]) listener()
    },
  }
}
