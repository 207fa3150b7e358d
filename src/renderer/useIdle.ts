import { useEffect } from 'react'
import { whenIdle } from './idle.ts'

/** Runs once when the browser has nothing else to do: fetching what will probably be wanted. */
export const useIdle = (work: (() => unknown) | undefined): void => {
  useEffect(() => (work ? whenIdle(work) : undefined), [work])
}
