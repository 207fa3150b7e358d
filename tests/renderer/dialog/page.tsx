import { act, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Toaster } from '#renderer/toast/Toaster.tsx'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts } from '#renderer/toast/toasts.ts'

let root: Root | undefined

/** A page of which what is drawn over it may change, with messages. */
export const openPage = async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const toasts = createToasts()
  const host = document.body.appendChild(document.createElement('div'))
  host.id = 'root'
  root = createRoot(host)
  const screen = (over: ReactNode) => (
    <ToastsContext value={toasts}>
      <button type="button">Open</button>
      <button type="button">Behind</button>
      {over}
      <Toaster />
    </ToastsContext>
  )
  const draw = (over: ReactNode) => act(async () => root?.render(screen(over)))
  /** Without anything that comes later. */
  const drawNow = (over: ReactNode) => flushSync(() => root?.render(screen(over)))
  await draw(null)
  /** When React comes to it, as where an answer of the server is drawn. */
  const drawLater = (over: ReactNode) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    root?.render(screen(over))
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  }
  const say = (...message: Parameters<typeof toasts.show>) => act(async () => void toasts.show(...message))
  return { draw, drawNow, drawLater, say }
}

export const leavePage = async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
}

export const byText = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button, h2, label')].find(
    (one) => one.textContent === text,
  )
  if (!found) throw new Error(`nothing says ${text}`)
  return found
}

export const focused = (): string | null | undefined => document.activeElement?.textContent

export const focus = (element: HTMLElement | null | undefined) => act(async () => element?.focus())

/** Tab, which the browser would lead to `to`. */
export const tab = async (to: HTMLElement | null | undefined, shiftKey = false) => {
  const init = { key: 'Tab', shiftKey, bubbles: true, cancelable: true }
  await act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)))
  await focus(to)
}
