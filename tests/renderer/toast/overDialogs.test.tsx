// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Modal } from '#renderer/dialog/Modal.tsx'
import { byText, focus, focused, leavePage, openPage, tab } from '../dialog/page.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

let page: Awaited<ReturnType<typeof openPage>>
const dialog = (
  <Modal role="dialog" size="small" labelledBy="title" onDismiss={() => undefined}>
    <h2 id="title">title</h2>
    <button type="button">first</button>
    <button type="button">last</button>
  </Modal>
)
const region = () => document.querySelector('.toaster')
const shown = () => [...document.querySelectorAll<HTMLElement>('.toaster [data-tone]')]
const close = () => document.querySelector<HTMLElement>('.toast-close')
const isModal = () => document.querySelector('dialog')?.getAttribute('aria-modal')

beforeEach(async () => {
  vi.useFakeTimers()
  page = await openPage()
})
afterEach(async () => {
  await leavePage()
  vi.useRealTimers()
})

it('a message that stands over a dialog is heard there, and is the same element once the dialog is gone', async () => {
  await page.draw(dialog)
  await page.say('error', 'Refusé')
  const [before] = shown()
  expect(before?.getAttribute('role')).toBe('alert')
  expect(before?.closest('[aria-hidden]')).toBeNull()
  await page.draw(null)
  expect(shown()).toEqual([before])
})

it('a dialog is not said to be all there is while there are messages', async () => {
  await page.draw(dialog)
  expect(isModal()).toBe('true')
  await page.say('info', 'Un mot')
  expect(isModal()).toBe('false')
  await act(async () => vi.advanceTimersByTime(2000))
  expect(isModal()).toBe('true')
})

it('Tab goes round through the dialog and the messages', async () => {
  await page.draw(dialog)
  await page.say('info', 'Un mot')
  const [before, after] = [...(document.querySelector('.overlay')?.children ?? [])].filter(
    (one) => one.localName !== 'dialog',
  ) as HTMLElement[]
  await focus(byText('last'))
  await tab(after)
  expect(document.activeElement).toBe(close())
  await tab(byText('Open'))
  expect(focused()).toBe('first')
  await tab(before, true)
  expect(document.activeElement).toBe(close())
  await tab(after, true)
  expect(focused()).toBe('last')
})

it('a message keeps the focus and its patience when the dialog goes', async () => {
  await page.draw(dialog)
  await page.say('info', 'Un mot')
  await focus(close())
  await page.draw(null)
  expect(document.activeElement).toBe(close())
  await act(async () => vi.advanceTimersByTime(60_000))
  expect(shown()).toHaveLength(1)
  await act(async () => close()?.click())
  expect(shown()).toEqual([])
})

it('the region is a landmark only while there is something in it', async () => {
  expect(region()?.hasAttribute('aria-label')).toBe(false)
  await page.say('info', 'Un mot')
  expect(region()?.getAttribute('aria-label')).toBe('toast.region')
  await act(async () => vi.advanceTimersByTime(2000))
  expect(region()?.hasAttribute('aria-label')).toBe(false)
})
