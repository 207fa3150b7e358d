/** What is told beside an element of the page. */
export interface Tip {
  readonly anchor: Element
  readonly text: string
}

/**
 * Elements carry what is to be told of them in `data-tip`. It is for the eyes: the same words are their name, their
 * content or their description. A `title` beside a name would be told a second time by the browser.
 */
const TELLING = '[data-tip], [aria-label][title]'

/** Takes the browser's own tooltip away from what has a name, and tells it in ours. */
export const takeTitle = (element: Element): void => {
  const named = element.closest('[aria-label][title]')
  if (!named) return
  named.setAttribute('data-tip', named.getAttribute('title') ?? '')
  named.removeAttribute('title')
}

const isCut = (element: Element): boolean => {
  if (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1)
    return false
  const { textOverflow, webkitLineClamp, overflowY } = getComputedStyle(element)
  const isClamped = webkitLineClamp !== 'none' && overflowY === 'hidden'
  return isClamped || (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
}

/** How far up and down from what is pointed at a text may have been cut. */
const NEAR = 4

/** The nearest element round this one, or within it, whose text ends in an ellipsis. */
const cutBy = (element: Element): Element | undefined => {
  let around: Element | null = element
  for (let i = 0; i < NEAR && around; i++, around = around.parentElement) if (isCut(around)) return around
  if (!element.matches('button, a, td, th, label, li')) return undefined
  return [...element.querySelectorAll('*')].slice(0, NEAR * NEAR).find(isCut)
}

const textOf = (element: Element): string =>
  (element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')).trim()

/** What can be read there: without what is hidden. Nothing where words are hidden from the eyes alone, which the browser counts in. */
const seen = (element: Element): string =>
  (element instanceof HTMLElement && !element.querySelector('.visually-hidden')
    ? // biome-ignore lint/performance/useDomNodeTextContent: that has what is hidden too
      (element.innerText ?? '')
    : ''
  ).trim()

/**
 * What is told of an element: what it carries, or the whole of a text that is cut. Nothing that can be read there
 * already, and nothing of a button whose panel is open. `focused`: keys led to it, so that what lies within counts.
 */
export const tipOf = (element: Element, focused = false): Tip | undefined => {
  const within =
    focused && element.matches('button, a, [role=button]') ? element.querySelector(TELLING) : null
  const anchor = element.closest(TELLING) ?? within
  if (anchor) takeTitle(anchor)
  if (anchor?.getAttribute('aria-expanded') === 'true') return undefined
  const cut = cutBy(element)
  const text = anchor?.getAttribute('data-tip') ?? ''
  if (anchor && text && (cut || !seen(anchor).includes(text))) return { anchor, text }
  const whole = cut ? textOf(cut) : ''
  return cut && whole ? { anchor: cut, text: whole } : undefined
}
