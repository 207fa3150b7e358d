const STOPS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'

/** Of a group of radio buttons the chosen one alone is a stop. */
const isPassedBy = (one: HTMLElement): boolean =>
  one instanceof HTMLInputElement &&
  one.type === 'radio' &&
  !one.checked &&
  (one.form ?? document).querySelector(`[type=radio][name="${CSS.escape(one.name)}"]:checked`) !== null

/** Puts the focus on the first, or the last, of what Tab stops at within. Whether there was anything. */
export const focusEdge = (within: Element | null | undefined, edge: 'first' | 'last'): boolean => {
  const found = [...(within?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
  if (edge === 'last') found.reverse()
  // What is disabled or not drawn does not take it.
  return found.some((one) => {
    if (one.tabIndex < 0 || isPassedBy(one)) return false
    one.focus()
    return document.activeElement === one
  })
}

/**
 * Holds the focus in the dialog on top, and in the messages above it: Tab goes round through both, and what a script
 * sends elsewhere comes back. Gives what to call when nothing is held any more.
 */
export const keepFocus = (dialog: () => Element | undefined, messages: () => Element | null) => {
  /** Where Tab is just leading. */
  let step: 'forth' | 'back' | undefined
  const pressed = ({ key, shiftKey }: KeyboardEvent): void => {
    step = key === 'Tab' ? (shiftKey ? 'back' : 'forth') : undefined
  }
  const came = (event: FocusEvent): void => {
    const led = step
    step = undefined
    const [target, from] = [event.target as Node | null, event.relatedTarget as Node | null]
    const [main, over] = [dialog(), messages()]
    if (main?.contains(target) || over?.contains(target)) return
    // Nothing behind hears of it.
    event.stopPropagation()
    const isHeld = from instanceof HTMLElement && (main?.contains(from) || over?.contains(from))
    if (!led && isHeld) {
      from.focus()
      return
    }
    const edge = led === 'back' ? 'last' : 'first'
    // From the dialog to the messages, where there are any, and from elsewhere backwards to them too.
    const places = main?.contains(from) || (!isHeld && led === 'back') ? [over, main] : [main, over]
    if (!places.some((place) => focusEdge(place, edge)) && main instanceof HTMLElement) main.focus()
  }
  document.addEventListener('keydown', pressed, true)
  document.addEventListener('focusin', came, true)
  return () => {
    document.removeEventListener('keydown', pressed, true)
    document.removeEventListener('focusin', came, true)
  }
}
