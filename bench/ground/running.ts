/** How each server that the bench has started is ended. */
const stops = new Set<() => Promise<void>>()

/** Gives `stop` back, to be called once; a bench that is told to end calls it too. */
export const running = (stop: () => Promise<void>): (() => Promise<void>) => {
  const once = async () => {
    if (stops.delete(once)) await stop()
  }
  stops.add(once)
  return once
}

const signals = { SIGINT: 130, SIGTERM: 143 } as const

/** Ends the servers on a signal, the last one first: a child of a process that is gone would run on. */
export const endOnSignals = (): void => {
  for (const [signal, code] of Object.entries(signals))
    process.once(signal, async () => {
      for (const stop of [...stops].reverse()) await stop().catch(console.error)
      process.exit(code)
    })
}
