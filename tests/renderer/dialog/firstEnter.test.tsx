// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '#renderer/confirm/ConfirmDialog.tsx'
import { byText, leavePage, openPage } from './page.tsx'

let page: Awaited<ReturnType<typeof openPage>>
const confirmed = vi.fn<() => undefined>()
const cancelled = vi.fn<() => void>()
const question = (
  <ConfirmDialog
    title="Question"
    text="Really?"
    yes="yes"
    no="no"
    onConfirm={confirmed}
    onCancel={cancelled}
  />
)
/** As browsers do: the button in focus is pressed by Enter unless somebody prevents it. */
const pressEnter = () =>
  act(async () => {
    const init = { key: 'Enter', bubbles: true, cancelable: true }
    if (focused().dispatchEvent(new KeyboardEvent('keydown', init))) focused().click()
  })
const focused = () => document.activeElement as HTMLElement
const AfterDrawing = ({ then }: { then(): void }) => {
  useEffect(then, [then])
  return null
}

beforeEach(async () => {
  vi.clearAllMocks()
  page = await openPage()
})
afterEach(leavePage)

it('Enter on a question that has just opened is no answer: nobody has read it', async () => {
  await page.draw(question)
  await pressEnter()
  expect(cancelled).not.toHaveBeenCalled()
})

it('whoever goes to the other answer has read it, however soon they are', async () => {
  // As soon as it is in the page, before React does what it leaves for after drawing.
  const observer = new MutationObserver(() => byText('yes').focus())
  observer.observe(document.body, { childList: true, subtree: true })
  await new Promise<void>((resolve) =>
    page.drawLater(
      <>
        {question}
        <AfterDrawing then={resolve} />
      </>,
    ),
  )
  observer.disconnect()
  await pressEnter()
  expect(confirmed).toHaveBeenCalledOnce()
})
