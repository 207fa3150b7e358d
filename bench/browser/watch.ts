/** What shows in a page that an action is over: all that is named has to hold. */
export interface Sign {
  /** The text of what this selects is another than before, and some. */
  readonly changes?: string
  /** There is an element of this selector. */
  readonly appears?: string
  /** There is none. */
  readonly gone?: string
}

export interface Watched {
  /** Milliseconds from the event until what it brought about is painted. */
  readonly time: number
  /** The event came through the browser's input, not from a script. */
  readonly trusted: boolean
}

declare global {
  interface Window {
    watched: Promise<Watched>
  }
}

export interface Watch {
  readonly event: 'click' | 'keydown'
  readonly sign: Sign
}

/** Runs in the page, before the action: `window.watched` is then settled after the frame that shows its outcome. */
export const watch = ({ event, sign }: Watch): void => {
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const { changes, appears, gone } = sign
  const before = changes === undefined ? '' : textOf(changes)
  const holds = (): boolean => {
    if (appears !== undefined && !document.querySelector(appears)) return false
    if (gone !== undefined && document.querySelector(gone)) return false
    if (changes === undefined) return true
    const text = textOf(changes)
    return text !== '' && text !== before
  }
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(0)
    })
  window.watched = new Promise((resolve) => {
    const begun = ({ timeStamp, isTrusted }: Event) => {
      const done = () => painted(() => resolve({ time: performance.now() - timeStamp, trusted: isTrusted }))
      const observer = new MutationObserver(() => {
        if (!holds()) return
        observer.disconnect()
        done()
      })
      const seen = { subtree: true, childList: true, characterData: true, attributeFilter: ['open'] }
      observer.observe(document.body, seen)
    }
    window.addEventListener(event, begun, { capture: true, once: true })
  })
}
