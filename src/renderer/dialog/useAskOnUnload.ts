import { useEffect } from 'react'
import { useSteady } from '../useSteady.ts'

/** The browser asks before a page goes while something would be lost with it. */
export const useAskOnUnload = (loses: () => boolean): void => {
  const ask = useSteady((event: BeforeUnloadEvent) => {
    if (loses()) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [ask])
}
