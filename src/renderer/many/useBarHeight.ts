import { type RefObject, useLayoutEffect } from 'react'

const NAME = '--chosen-bar'

/** Tells styles how many pixels at the end of the window the bar takes: its lines break by language, browser and width. */
export const useBarHeight = (bar: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = document.documentElement
    const measure = () => {
      const below = Number.parseFloat(getComputedStyle(current).insetBlockEnd) || 0
      style.setProperty(NAME, `${current.offsetHeight + below}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(NAME)
    }
  }, [bar])
}
