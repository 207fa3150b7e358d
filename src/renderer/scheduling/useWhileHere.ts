import { useEffect, useRef } from 'react'

/** Gives each call a signal that ends with the next one, and when the component goes: an answer that comes later is nobody's. */
export const useWhileHere = (): (() => AbortSignal) => {
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  return () => {
    asking.current?.abort()
    asking.current = new AbortController()
    return asking.current.signal
  }
}
