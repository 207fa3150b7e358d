import type { PointerEvent } from 'react'

/** A text that its column cuts short is told in full to whoever points at it; asked then, not written into every cell. */
export const tellWhole = ({ target }: PointerEvent): void => {
  if (!(target instanceof HTMLElement) || !target.matches('.cell-text')) return
  if (target.scrollWidth > target.clientWidth) target.title = target.textContent
  else target.removeAttribute('title')
}
