import { type RefObject, useEffect } from 'react'

/** The row that keys have led to; nothing moves under a pointer. */
const rowOfKeys = (): HTMLElement | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('[data-row-id]')
  return row?.matches(':focus-visible, :has(:focus-visible)') ? row : undefined
}

/** Keeps the row that has the focus above the bar, which may come over it, and where something above the list comes or grows. */
export const useRowInSight = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const screen = bar.current?.parentElement
    if (!screen) return
    const place = () => {
      const row = rowOfKeys()
      return row && { row, top: row.getBoundingClientRect().top - screen.getBoundingClientRect().top }
    }
    let stood: ReturnType<typeof place>
    // Not every browser scrolls what takes the focus clear of its margin.
    const follow = () => {
      rowOfKeys()?.scrollIntoView?.({ block: 'nearest' })
      stood = place()
    }
    follow()
    const observer = new ResizeObserver(() => {
      const before = stood
      stood = place()
      if (!bar.current || !stood || stood.row !== before?.row) return
      // What somebody has scrolled away from before stays where it is.
      const { bottom } = stood.row.getBoundingClientRect()
      const end = bar.current.getBoundingClientRect().top
      const wasInSight = bottom - (stood.top - before.top) <= end
      if (bottom > end && wasInSight) stood.row.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(screen)
    screen.addEventListener('focusin', follow)
    return () => {
      observer.disconnect()
      screen.removeEventListener('focusin', follow)
    }
  }, [bar])
}
