import { useEffect, useRef } from 'react'
import { useSteady } from '../useSteady.ts'

/** Does it only while the component stands: whoever has gone on is not led back by an answer that comes later. */
export const useOnlyHere = (work: () => void): (() => void) => {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useSteady(() => {
    if (isHere.current) work()
  })
}
