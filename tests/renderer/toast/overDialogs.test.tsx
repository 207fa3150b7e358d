// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Modal } from '#renderer/dialog/Modal.tsx'
import { Toaster } from '#renderer/toast/Toaster.tsx'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts, type Toasts } from '#renderer/toast/toasts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

let toasts: Toasts
let root: Root
let show: (names: readonly string[]) => void

const Page = () => {
  const [names, setNames] = useState<readonly string[]>([])
  show = setNames
  return names.map((name) => (
    <Modal key={name} role="dialog" size="small" labelledBy={name} onDismiss={() => undefined}>
      <h2 id={name}>{name}</h2>
    </Modal>
  ))
}
const open = (...names: readonly string[]) => act(async () => show(names))
const say = (...message: Parameters<Toasts['show']>) => act(async () => void toasts.show(...message))
const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const region = () => document.querySelector('.toaster')
const shown = () => [...document.querySelectorAll<HTMLElement>('.toaster [data-tone]')]
const place = () =>
  region()?.parentElement?.getAttribute('aria-labelledby') ?? region()?.parentElement?.nodeName
const roles = () => shown().map((toast) => toast.getAttribute('role'))

beforeEach(async () => {
  vi.useFakeTimers()
  toasts = createToasts()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <ToastsContext value={toasts}>
        <Page />
        <Toaster />
      </ToastsContext>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  expect(document.querySelector('.toaster')).toBeNull()
  vi.useRealTimers()
})

it('messages stand in the dialog on top, where nothing makes them inert, and in the page again after it', async () => {
  expect(place()).toBe('BODY')
  await open('first', 'second')
  expect(place()).toBe('second')
  await say('error', 'Refusé')
  expect([place(), roles()]).toEqual(['second', ['alert']])
  await open('first')
  expect(place()).toBe('first')
  await open()
  expect([place(), shown().length]).toEqual(['BODY', 1])
})

it('what has been read out is not a live region where it is moved to; what has just been said is', async () => {
  await say('info', 'Un mot')
  await after(1000)
  await open('first')
  expect(roles()).toEqual([null])
  await say('success', 'Enregistré')
  await open()
  expect(roles()).toEqual([null, 'status'])
})

it('goes on with its time where it is moved to, also if the pointer was on it', async () => {
  await say('success', 'Enregistré')
  await after(1500)
  await open('first')
  await after(499)
  expect(shown()).toHaveLength(1)
  await after(1)
  expect(shown()).toEqual([])
  await say('error', 'Refusé')
  await act(async () => shown()[0]?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  await after(60_000)
  expect(shown()).toHaveLength(1)
  await open()
  await after(2000)
  expect(shown()).toEqual([])
})

it('keeps the focus and its patience when its dialog goes', async () => {
  await open('first')
  await say('info', 'Un mot')
  const button = shown()[0]?.querySelector('button')
  await act(async () => button?.focus())
  await open()
  expect(place()).toBe('BODY')
  expect(document.activeElement).toBe(button)
  await after(60_000)
  expect(shown()).toHaveLength(1)
  await act(async () => button?.click())
  expect(shown()).toEqual([])
})

it('is a landmark only while there is something in it', async () => {
  expect(region()?.hasAttribute('aria-label')).toBe(false)
  await say('info', 'Un mot')
  expect(region()?.getAttribute('aria-label')).toBe('toast.region')
  await after(2000)
  expect(region()?.hasAttribute('aria-label')).toBe(false)
})
