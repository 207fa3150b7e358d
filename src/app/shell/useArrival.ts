import { useCallback, useEffect, useState } from 'react'

/**
 * Takes the focus to the heading of the screen that was chosen in a dialog, which is gone. The code of some screens comes
 * later than their address: until the person does something, the focus follows. The same function each time.
 */
export const useArrival = (): (() => void) => {
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    const content = document.getElementById('content')
    if (arrivals === 0 || !content) return
    // The button of the menu that led here keeps it until there is a heading.
    const led = document.activeElement
    const focus = () => content.querySelector<HTMLElement>('h1')?.focus()
    focus()
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body || document.activeElement === led) focus()
    })
    observer.observe(content, { childList: true, subtree: true })
    const acts = ['keydown', 'pointerdown'] as const
    const stop = () => {
      observer.disconnect()
      for (const act of acts) removeEventListener(act, stop, true)
    }
    for (const act of acts) addEventListener(act, stop, true)
    return stop
  }, [arrivals])
  return useCallback(() => setArrivals((n) => n + 1), [])
}
