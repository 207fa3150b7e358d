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
    const focus = () => {
      const heading = content.querySelector<HTMLElement>('h1')
      if (heading) heading.focus()
      // The button of the menu that led here has it still: it waits for the heading.
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    focus()
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) focus()
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
