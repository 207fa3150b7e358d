import { useSyncExternalStore } from 'react'

/** Milliseconds between two looks at the clock. */
const STEP = 30_000

const subscribe = (tell: () => void) => {
  const timer = setInterval(tell, STEP)
  return () => clearInterval(timer)
}

const lastStep = (): number => Math.floor(Date.now() / STEP) * STEP

/** What time it is, in milliseconds since 1970 and steps of half a minute; whoever asks is drawn anew with each. */
export const useNow = (): number => useSyncExternalStore(subscribe, lastStep)
