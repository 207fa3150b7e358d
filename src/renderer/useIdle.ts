import { useEffect } from 'react'
import { whenIdle } from './idle.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs once when the browser has nothing else to do: fetching what will probably be wanted, one thing after the other, so
 * that the page can answer between them. What `work` gives never rejects.
 */
export const useIdle = (work: (() => Promise<unknown>) | undefined): void => {
  useEffect(
    () =>
      work &&
      whenIdle(() => {
        last = last.then(work)
      }),
    [work],
  )
}
