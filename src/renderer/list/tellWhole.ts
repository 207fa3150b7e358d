import type { PointerEvent } from 'react'

/** Whether an element holds more than it shows. */
export const isCutShort = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1

/** A text that its column cuts short is told in full to whoever points at it; asked then, not written into every cell. */
export const tellWhole = ({ target }: PointerEvent): void => {
  if (!(target instanceof HTMLElement) || !target.matches('.cell-text')) return
  if (isCutShort(target)) target.title = target.textContent
  else target.removeAttribute('title')
}
