import { TEXT_ENTRY } from '../keys/useKey.ts'
import { keepFocus } from './keepFocus.ts'

interface OpenDialog {
  readonly dialog: HTMLElement
  dismiss(): void
}

/** The dialogs that stand open, the one on top last. */
const open: OpenDialog[] = []
const hidden = new Set<Element>()
let forget: (() => void) | undefined

/** The id of what holds the messages: they are asked for whenever the focus moves, and a class is looked for in the whole list. */
export const MESSAGES = 'messages'

/** Messages stand above every dialog, and belong to it as much as to the page. */
export const messages = (): Element | null => document.getElementById(MESSAGES)

const topDialog = (): HTMLElement | undefined => open.at(-1)?.dialog

/**
 * Takes what lies behind the dialog on top from those who listen. Not with `inert`, which computes the style of every
 * element behind anew: of the attribute that is set here nothing that is drawn depends.
 */
const settle = (): void => {
  for (const element of hidden) element.removeAttribute('aria-hidden')
  hidden.clear()
  const overlay = topDialog()?.parentElement
  if (!overlay) return
  const over = messages()
  for (const element of [...document.body.children, ...(overlay.parentElement?.children ?? [])]) {
    if (element === over || element.contains(overlay) || element.hasAttribute('aria-hidden')) continue
    element.setAttribute('aria-hidden', 'true')
    hidden.add(element)
  }
}

/** Escape where the focus is nowhere, as after a click on a text. */
const leaveTop = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented || event.target !== document.body) return
  event.preventDefault()
  open.at(-1)?.dismiss()
}

/** « Select all » is all of the dialog, and nothing that lies behind it. In a text it stays what it is there. */
const selectTop = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  const isAsked = key.toLowerCase() === 'a' && ctrlKey !== metaKey && !altKey && !shiftKey
  const dialog = topDialog()
  if (!isAsked || !dialog || (target instanceof Element && target.closest(TEXT_ENTRY))) return
  event.preventDefault()
  getSelection()?.selectAllChildren(dialog)
}

/**
 * The browser's Back leaves the dialog on top and not the screen, as a telephone's own does. The browser lets it be held
 * up once for each time that somebody did something here: who goes back twice goes back.
 */
const leaveTopInstead = (event: NavigateEvent): void => {
  if (event.navigationType !== 'traverse' || !event.cancelable) return
  event.preventDefault()
  open.at(-1)?.dismiss()
}

const listen = (): (() => void) => {
  const stop = new AbortController()
  const release = keepFocus(topDialog, messages)
  document.addEventListener('keydown', leaveTop, { signal: stop.signal })
  // Dialogs of browsers without it go with their screen; what was typed is kept.
  window.navigation?.addEventListener('navigate', leaveTopInstead, { signal: stop.signal })
  // Dialogs let none of their keys rise.
  document.addEventListener('keydown', selectTop, { capture: true, signal: stop.signal })
  return () => {
    release()
    stop.abort()
  }
}

/** A dialog stands over everything. Gives what to call as it goes, while it is still in the page. */
export const enter = (dialog: HTMLElement, dismiss: () => void): (() => void) => {
  const one = { dialog, dismiss }
  open.push(one)
  forget ??= listen()
  settle()
  return () => {
    open.splice(open.indexOf(one), 1)
    settle()
    if (open.length > 0) return
    forget?.()
    forget = undefined
  }
}
