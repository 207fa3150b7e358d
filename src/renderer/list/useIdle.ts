import { useEffect } from 'react'

/** Runs once when the browser has nothing else to do: fetching what will probably be wanted. */
export const useIdle = (work: (() => unknown) | undefined): void => {
  useEffect(() => {
    if (!work) return
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(work, 500)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => void work())
    return () => cancelIdleCallback(handle)
  }, [work])
}
