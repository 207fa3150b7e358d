const heldEnter = (event: KeyboardEvent): void => {
  if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Enter that is held acts once, as a click does: what it opens or leaves has the focus then, and would be answered, left
 * and opened again many times a second. In a text of several lines it goes on. Once asked for it holds for the page.
 */
export const ignoreHeldEnter = (): void => document.addEventListener('keydown', heldEnter, true)
