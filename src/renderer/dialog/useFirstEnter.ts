import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

/** Within it a second press is one of a double press, in milliseconds: as systems have it for clicks. */
const DOUBLE = 500

/**
 * For a question that has just opened: the second Enter of a double press is no answer, since nobody can have read what
 * is asked. Whoever has gone to another control has seen it.
 */
export const useFirstEnter = () => {
  const start = useRef<{ readonly at: number; readonly focused: Element | null }>(undefined)
  // As soon as it is there: whoever goes to another control before anything is drawn has gone there too.
  useLayoutEffect(() => {
    start.current = { at: performance.now(), focused: document.activeElement }
  }, [])
  return (event: KeyboardEvent): void => {
    const { at = 0, focused } = start.current ?? {}
    if (event.key === 'Enter' && event.target === focused && performance.now() - at < DOUBLE)
      event.preventDefault()
  }
}
