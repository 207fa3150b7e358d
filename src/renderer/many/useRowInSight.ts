import { type RefObject, useEffect } from 'react'

/** The row that keys have led to; nothing moves under a pointer. */
const rowOfKeys = (): HTMLElement | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('[data-row-id]')
  return row?.matches(':focus-visible, :has(:focus-visible)') ? row : undefined
}

/** Keeps the row that has the focus above the bar, which may come over it, and where something above the list grows. */
export const useRowInSight = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    rowOfKeys()?.scrollIntoView?.({ block: 'nearest' })
    const around = [...(bar.current?.parentElement?.children ?? [])]
    const heights = new Map(around.map((one) => [one, one.clientHeight]))
    const observer = new ResizeObserver((entries) => {
      const row = rowOfKeys()
      let grown = 0
      for (const { target } of entries) {
        if (!row || !target.contains(row)) grown += target.clientHeight - (heights.get(target) ?? 0)
        heights.set(target, target.clientHeight)
      }
      if (!row || !bar.current || grown <= 0) return
      // What somebody has scrolled away from before stays where it is.
      const { bottom } = row.getBoundingClientRect()
      const end = bar.current.getBoundingClientRect().top
      if (bottom > end && bottom - grown <= end) row.scrollIntoView({ block: 'nearest' })
    })
    for (const one of around) if (one !== bar.current) observer.observe(one)
    return () => observer.disconnect()
  }, [bar])
}
