import { type RefObject, useLayoutEffect } from 'react'

const NAME = 'thead :nth-child(1 of th[data-names]):nth-child(-n + 2)'
/** Of the cells that stay while the others scroll, the name of a row and its buttons, those of the header. */
const STAYING = {
  '--name': NAME,
  '--start': `${NAME}, ${NAME} + th[data-names]`,
  '--end': 'thead th.cell-actions',
}

/**
 * Marks a frame that scrolls with the edges beyond which there is more: `data-more="start end"`, `data-below`, and says what
 * stays at its edges, in pixels: `--start`, `--end`; `--name` is the first part of a name in two columns.
 */
export const useMoreBeyond = (frame: RefObject<HTMLElement | null>): void => {
  // Observed before the first paint, it is marked by then too, without a layout of its own.
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const mark = (): void => {
      const at = Math.abs(current.scrollLeft)
      const beyond = current.scrollWidth - current.clientWidth
      const more = [at > 1 && 'start', at < beyond - 1 && 'end'].filter(Boolean).join(' ')
      if (current.dataset.more !== more) current.dataset.more = more
      const isMoreBelow = current.scrollTop < current.scrollHeight - current.clientHeight - 1
      current.toggleAttribute('data-below', isMoreBelow)
      current.toggleAttribute('data-scrolls', beyond > 1)
      if (beyond <= 1) return
      for (const [name, cells] of Object.entries(STAYING)) {
        const stay = [...current.querySelectorAll(cells)]
        // To the fraction: between two cells that stay nothing shows through.
        const width = `${stay.reduce((sum, one) => sum + one.getBoundingClientRect().width, 0)}px`
        if (current.style.getPropertyValue(name) !== width) current.style.setProperty(name, width)
      }
    }
    const observer = new ResizeObserver(mark)
    observer.observe(current)
    for (const table of current.children) observer.observe(table)
    current.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', mark)
    }
  }, [frame])
}
