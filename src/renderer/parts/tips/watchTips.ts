import { type Tip, takeTitle, tipOf } from './tips.ts'

/** Milliseconds that the pointer rests before it is told something, and less where it was told something just now. */
const REST = 400
const NEXT = 100
const JUST = 500

/** Keys that lead from one element to another. Others act where they are pressed. */
const LEADS = /^(Tab|Arrow\w+|Home|End|Page\w+)$/
const HOLDS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'])

interface Options {
  show(tip: Tip | undefined): void
  /** Where what is shown stands, for pointers that go there. */
  place(): DOMRect | undefined
}

/**
 * Follows pointer and focus with a few listeners of the page: elements have none, however many there are. Returns what
 * stops it.
 */
export const watchTips = ({ show, place }: Options): (() => void) => {
  let shown: (Tip & { readonly focused: boolean }) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = Number.NEGATIVE_INFINITY
  let led = false
  let pressed: Element | undefined

  const put = (tip: Tip | undefined, focused: boolean) => {
    clearTimeout(timer)
    if (shown && !tip) hiddenAt = performance.now()
    if (!shown && !tip) return
    shown = tip && { ...tip, focused }
    show(tip)
  }
  const hide = () => put(undefined, false)
  const isOver = ({ clientX: x, clientY: y }: MouseEvent): boolean => {
    const rect = place()
    return !!rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
  }

  const over = (event: PointerEvent) => {
    const { target } = event
    if (event.pointerType === 'touch' || !(target instanceof Element)) return
    takeTitle(target)
    if (shown && (shown.anchor.contains(target) || isOver(event))) return clearTimeout(timer)
    // What was pressed has been understood, until the pointer comes back.
    if (pressed?.contains(target)) return
    pressed = undefined
    clearTimeout(timer)
    const isNext = shown !== undefined || performance.now() - hiddenAt < JUST
    timer = setTimeout(
      () => {
        const tip = target.isConnected ? tipOf(target) : undefined
        if (tip || !shown?.focused) put(tip, false)
      },
      isNext ? NEXT : REST,
    )
  }
  const out = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget === null && !shown?.focused) hide()
  }
  const press = ({ target }: PointerEvent) => {
    led = false
    pressed = target instanceof Element ? (target.closest('button, a, [data-tip]') ?? target) : undefined
    hide()
  }
  const focus = ({ target }: FocusEvent) => {
    if (led && target instanceof Element) put(tipOf(target, true), true)
  }
  const blur = () => {
    if (shown?.focused) hide()
  }
  const key = (event: KeyboardEvent) => {
    if (HOLDS.has(event.key)) return
    // With Alt an arrow opens what the focus is on.
    led = LEADS.test(event.key) && !event.altKey
    if (!shown) return clearTimeout(timer)
    // One thing at a time: what lies underneath is closed by the next press.
    if (event.key === 'Escape' && !event.isComposing) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    hide()
  }
  const scroll = ({ target }: Event) => {
    if (shown && !shown.focused && target instanceof Node && target.contains(shown.anchor)) hide()
  }

  const stop = new AbortController()
  const on = { capture: true, passive: true, signal: stop.signal }
  document.addEventListener('pointerover', over, on)
  document.addEventListener('pointerout', out, on)
  document.addEventListener('pointerdown', press, on)
  document.addEventListener('focusin', focus, on)
  document.addEventListener('focusout', blur, on)
  document.addEventListener('scroll', scroll, on)
  window.addEventListener('keydown', key, { capture: true, signal: stop.signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
