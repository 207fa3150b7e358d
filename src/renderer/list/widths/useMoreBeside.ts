import { type RefObject, useEffect } from 'react'

/** Marks a frame that scrolls sideways with the edges beyond which there is more: `data-more="start end"`. */
export const useMoreBeside = (frame: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { current } = frame
    if (!current) return
    const mark = (): void => {
      const at = Math.abs(current.scrollLeft)
      const beyond = current.scrollWidth - current.clientWidth
      const more = [at > 1 && 'start', at < beyond - 1 && 'end'].filter(Boolean).join(' ')
      if (current.dataset.more !== more) current.dataset.more = more
      current.toggleAttribute('data-scrolls', beyond > 1)
    }
    const observer = new ResizeObserver(mark)
    observer.observe(current)
    for (const table of current.children) observer.observe(table)
    current.addEventListener('scroll', mark, { passive: true })
    mark()
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', mark)
    }
  }, [frame])
}
