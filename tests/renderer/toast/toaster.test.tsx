// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '#renderer/toast/Toaster.tsx'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts, type Toasts } from '#renderer/toast/toasts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

let toasts: Toasts
let root: Root
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-tone]')]
const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const say = (...message: Parameters<Toasts['show']>) => act(async () => void toasts.show(...message))
const fire = (name: string, init: object = {}) =>
  act(async () => {
    const event = name === 'keydown' ? new KeyboardEvent(name, init) : new PointerEvent(name, init)
    shown()[0]?.dispatchEvent(event)
  })

beforeEach(async () => {
  vi.useFakeTimers()
  toasts = createToasts()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <ToastsContext value={toasts}>
        <Toaster />
      </ToastsContext>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

it('a success is read out as a status and goes after 2000 ms [console 2.1.9, console 9.4]', async () => {
  await say('success', 'Enregistré')
  expect(shown().map((toast) => [toast.dataset.tone, toast.getAttribute('role'), toast.textContent])).toEqual(
    [['success', 'status', 'Enregistré']],
  )
  await after(1999)
  expect(shown()).toHaveLength(1)
  await after(1)
  expect(shown()).toEqual([])
})

it('a table may give its message more time [console 9.4]', async () => {
  await say('success', 'Modèle envoyé', { duration: 3000 })
  await after(2999)
  expect(shown()).toHaveLength(1)
  await after(1)
  expect(shown()).toEqual([])
})

it('an error is an alert, goes after 2000 ms too, and stays in the history', async () => {
  await say('error', 'Refusé')
  await after(1999)
  expect(shown()[0]?.getAttribute('role')).toBe('alert')
  await after(1)
  expect(shown()).toEqual([])
  expect(toasts.state.getState().history).toMatchObject([{ tone: 'error', text: 'Refusé' }])
})

it('an error that is pointed at stays for as long, and can be closed', async () => {
  await say('error', 'Refusé')
  await fire('pointerover', { bubbles: true })
  await after(3_600_000)
  expect(shown()).toHaveLength(1)
  await act(async () => shown()[0]?.querySelector('button')?.click())
  expect(shown()).toEqual([])
})

it('an error told again stays for its own time, once on screen and twice in the history', async () => {
  await say('error', 'Refusé')
  await after(1500)
  await say('error', 'Refusé')
  await after(1999)
  expect(shown()).toHaveLength(1)
  await after(1)
  expect(shown()).toEqual([])
  expect(toasts.state.getState().history).toHaveLength(2)
})

it('the time stands still while a person points at the message', async () => {
  await say('info', 'Un mot')
  await after(1500)
  await fire('pointerover', { bubbles: true })
  await after(60_000)
  expect(shown()).toHaveLength(1)
  await fire('pointerout', { bubbles: true })
  await after(499)
  expect(shown()).toHaveLength(1)
  await after(1)
  expect(shown()).toEqual([])
})

it('the time stands still while the focus is in it, and Escape closes it', async () => {
  await say('info', 'Un mot')
  await act(async () => shown()[0]?.querySelector('button')?.focus())
  await after(60_000)
  expect(shown()).toHaveLength(1)
  await fire('keydown', { key: 'Escape', bubbles: true })
  expect(shown()).toEqual([])
})

it('a success takes the place of the one before it, with what it offers; errors stay beside it', async () => {
  const action = { name: 'undo', text: 'Annuler', run: () => undefined }
  await say('success', 'Code ajouté', { action })
  await say('error', 'Refusé')
  await say('success', 'Code supprimé')
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Refusé', 'Code supprimé'])
  expect(toasts.state.getState().history).toHaveLength(3)
})

it('keeps the last 20 messages, newest first', async () => {
  for (let n = 1; n <= 25; n++) await say('success', `message ${n}`)
  await after(2000)
  expect(toasts.state.getState().history).toHaveLength(20)
  expect(toasts.state.getState().history[0]?.text).toBe('message 25')
})

it('a message that goes while it has the focus gives it back to where it came from, or to the heading', async () => {
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = '<h1 tabindex="-1">Pôles</h1><button>Suivante</button>'
  const [heading, next] = [...page.children] as HTMLElement[]
  const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click())
  const enter = (selector: string) =>
    act(async () => {
      next?.focus()
      document.querySelector<HTMLElement>(selector)?.focus()
    })
  const action = { name: 'undo', text: 'Annuler', run: () => undefined }
  await say('success', 'Supprimé', { action })
  await enter('[data-action=undo]')
  await press('[data-action=undo]')
  expect(document.activeElement).toBe(next)
  // What led there is gone by now; and from one message to another is no way into them.
  await say('success', 'Supprimé', { action })
  await say('error', 'Refusé')
  await enter('[data-tone=success] .toast-close')
  await act(async () => document.querySelector<HTMLElement>('[data-tone=error] .toast-close')?.focus())
  next?.remove()
  await press('[data-tone=error] .toast-close')
  expect(document.activeElement).toBe(heading)
  page.remove()
})

it('whoever is in a message by keys keeps it when the pointer leaves it', async () => {
  await say('success', 'Enregistré')
  const close = shown()[0]?.querySelector('button')
  await act(async () => close?.focus())
  await fire('pointerover', { bubbles: true })
  await fire('pointerout', { bubbles: true })
  await after(60_000)
  expect(shown()).toHaveLength(1)
  await act(async () => close?.blur())
  await after(2000)
  expect(shown()).toEqual([])
})
