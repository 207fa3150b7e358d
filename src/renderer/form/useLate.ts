import { useEffect, useState } from 'react'

/** Milliseconds within which most work is over, and rows come: what shows it for less would only flash up. */
const SOON = 150

/** Whether something has gone on for long enough to be shown. */
export const useLate = (on: boolean): boolean => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!on) return
    const timer = setTimeout(() => setLate(true), SOON)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [on])
  return on && isLate
}
