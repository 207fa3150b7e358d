import { useEffect } from 'react'
import { whenIdle } from './idle.ts'

type Work = () => Promise<unknown>

const waiting: Work[] = []
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs once when the browser has nothing else to do: fetching what will probably be wanted, one thing after the other, so
 * that the page can answer between them; what was asked for last comes first. What `work` gives never rejects.
 */
export const useIdle = (work: Work | undefined): void => {
  useEffect(() => {
    if (!work) return
    return whenIdle(() => {
      waiting.push(work)
      last = last.then(() => waiting.pop()?.())
    })
  }, [work])
}
