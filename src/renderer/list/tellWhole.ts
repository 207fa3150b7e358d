import type { PointerEvent } from 'react'

/** Whether an element holds more than it shows. */
export const isCutShort = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1

/** A text that its column cuts short is told in full to whoever points at it; asked then, not written into every cell. */
export const tellWhole = ({ target }: PointerEvent): void => {
  const text = target instanceof Element && target.closest<HTMLElement>('.cell-text')
  if (!text) return
  if (isCutShort(text)) text.title = text.textContent
  else text.removeAttribute('title')
}
