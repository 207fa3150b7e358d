// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { Modal } from '#renderer/dialog/Modal.tsx'
import { Toaster } from '#renderer/toast/Toaster.tsx'
import { ToastsContext } from '#renderer/toast/ToastsContext.ts'
import { createToasts } from '#renderer/toast/toasts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
// jsdom has the element, not its behaviour.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
}

let root: Root
afterEach(() => act(async () => root.unmount()))

it('a message stands in the topmost dialog, outside of which nothing can be reached', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const toasts = createToasts()
  toasts.show('error', 'Refusé')
  const dismiss = vi.fn()
  const dialog = (name: string, inner?: ReactNode) => (
    <Modal role="dialog" size="small" labelledBy={name} onDismiss={dismiss}>
      <p id={name}>{name}</p>
      {inner}
    </Modal>
  )
  const draw = (dialogs: ReactNode) =>
    act(async () =>
      root.render(
        <ToastsContext value={toasts}>
          {dialogs}
          <Toaster />
        </ToastsContext>,
      ),
    )
  const card = () => document.querySelector<HTMLElement>('[data-tone]')
  const place = () => card()?.closest('dialog')?.getAttribute('aria-labelledby')

  await draw(null)
  expect([card()?.textContent, place()]).toEqual(['Refusé', undefined])
  await draw(dialog('outer'))
  expect(place()).toBe('outer')
  await draw(dialog('outer', dialog('inner')))
  expect(place()).toBe('inner')
  await draw(dialog('outer'))
  expect(place()).toBe('outer')

  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  await act(async () => card()?.querySelector('button')?.dispatchEvent(pressed))
  expect(card()).toBeNull()
  expect(pressed.defaultPrevented).toBe(true)
  expect(dismiss).not.toHaveBeenCalled()
  await draw(null)
})
