// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Overlay } from '#renderer/dialog/Overlay.tsx'
import { byText, focus, focused, leavePage, openPage, tab } from './page.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

let page: Awaited<ReturnType<typeof openPage>>
const dismissed = vi.fn<(name: string) => void>()

interface Props {
  readonly name: string
  readonly light?: boolean
  readonly children?: ReactNode
}
const Dialog = ({ name, light = false, children }: Props) => (
  <Overlay className="one" label={name} light={light} onDismiss={() => dismissed(name)}>
    <button type="button">{`${name} first`}</button>
    <button type="button" disabled>
      never
    </button>
    {children}
    <button type="button">{`${name} last`}</button>
  </Overlay>
)
const form = <Dialog name="form" />
const both = (
  <Dialog name="form">
    <Dialog name="question" />
  </Dialog>
)
const openBoth = async () => {
  await page.draw(form)
  await page.draw(both)
}
const dialog = (name: string) => document.querySelector<HTMLDialogElement>(`[aria-label=${name}]`)
/** What stands before and after a dialog: Tab leads there from its first and its last control. */
const edges = (name: string) => [
  dialog(name)?.previousElementSibling as HTMLElement,
  dialog(name)?.nextElementSibling as HTMLElement,
]
const isHidden = (element: Element | null) => element?.closest('[aria-hidden=true]') !== null
const pressEscape = (target: Element | null) =>
  act(async () => {
    const init = { key: 'Escape', bubbles: true, cancelable: true }
    target?.dispatchEvent(new KeyboardEvent('keydown', init))
  })

beforeEach(async () => {
  page = await openPage()
  dismissed.mockClear()
  await focus(byText('Open'))
})
afterEach(leavePage)

it('takes the focus and gives it back to where it was', async () => {
  await page.draw(form)
  expect(focused()).toBe('form first')
  await page.draw(both)
  expect(focused()).toBe('question first')
  await page.draw(form)
  expect(focused()).toBe('form first')
  await page.draw(null)
  expect(focused()).toBe('Open')
})

it('has given the focus back when others look where it is: whoever takes it elsewhere comes after', async () => {
  await page.draw(form)
  page.drawNow(null)
  expect(focused()).toBe('Open')
})

it('gives the focus back also where it is left together with one over it', async () => {
  await openBoth()
  await page.draw(null)
  expect(focused()).toBe('Open')
})

it('leaves the first focus to a control that asks for it', async () => {
  await page.draw(
    <Dialog name="form">
      {/* biome-ignore lint/a11y/noAutofocus: as questions do */}
      <button type="button" autoFocus>
        asked
      </button>
    </Dialog>,
  )
  expect(focused()).toBe('asked')
  await page.draw(null)
  expect(focused()).toBe('Open')
})

it('hides what lies behind from those who listen, the dialog beneath it too, and nothing once it is gone', async () => {
  await openBoth()
  expect([isHidden(byText('Behind')), isHidden(dialog('form')), isHidden(dialog('question'))]).toEqual([
    true,
    true,
    false,
  ])
  await page.draw(form)
  expect([isHidden(byText('Behind')), isHidden(dialog('form'))]).toEqual([true, false])
  await page.draw(null)
  expect(document.querySelector('[aria-hidden]')).toBeNull()
})

it('keeps its keys from the dialog beneath it', async () => {
  const heard = vi.fn<() => void>()
  await page.draw(
    <Overlay className="one" label="form" onDismiss={() => dismissed('form')} onKeyDown={heard}>
      <button type="button">own</button>
      <Dialog name="question" />
    </Overlay>,
  )
  const pressEnter = (target: HTMLElement) =>
    act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  await pressEnter(byText('question first'))
  expect(heard).not.toHaveBeenCalled()
  await pressEnter(byText('own'))
  expect(heard).toHaveBeenCalledOnce()
})

it('leaves hidden what was so before it came', async () => {
  const picture = document.body.appendChild(document.createElement('div'))
  picture.setAttribute('aria-hidden', 'true')
  await page.draw(form)
  await page.draw(null)
  expect(isHidden(picture)).toBe(true)
  expect(isHidden(byText('Open'))).toBe(false)
})

it('Tab goes round in the dialog on top', async () => {
  await openBoth()
  await focus(byText('question last'))
  await tab(edges('question')[1])
  expect(focused()).toBe('question first')
  await tab(edges('question')[0], true)
  expect(focused()).toBe('question last')
})

it('Tab that comes from outside, as from the address bar, comes into the dialog from its side', async () => {
  await page.draw(form)
  await act(async () => byText('form last').blur())
  await tab(byText('Open'))
  expect(focused()).toBe('form first')
  await act(async () => byText('form first').blur())
  await tab(byText('Behind'), true)
  expect(focused()).toBe('form last')
})

it('what a script sends behind the dialog stays where it was, and nothing behind hears of it', async () => {
  const heard = vi.fn()
  document.getElementById('root')?.addEventListener('focusin', heard)
  await page.draw(form)
  await focus(byText('form last'))
  await focus(byText('Behind'))
  expect(focused()).toBe('form last')
  expect(heard).not.toHaveBeenCalled()
  await page.draw(null)
  await focus(byText('Behind'))
  expect(focused()).toBe('Behind')
})

it('of radio buttons Tab goes to the one that is chosen', async () => {
  await page.draw(
    <Overlay className="one" label="choice" onDismiss={() => undefined}>
      <input type="radio" name="a" aria-label="no" />
      <input type="radio" name="a" aria-label="yes" defaultChecked />
      <button type="button">after</button>
    </Overlay>,
  )
  expect(document.activeElement?.getAttribute('aria-label')).toBe('yes')
})

it('Escape asks the dialog on top alone to go, also where the focus is nowhere', async () => {
  await openBoth()
  await pressEscape(byText('question last'))
  expect(dismissed.mock.calls).toEqual([['question']])
  await act(async () => byText('question first').blur())
  await pressEscape(document.body)
  expect(dismissed.mock.calls).toEqual([['question'], ['question']])
  await page.draw(null)
  await pressEscape(document.body)
  expect(dismissed).toHaveBeenCalledTimes(2)
})

it('a press beside it leaves one that allows it, a pointer that was pressed within does not', async () => {
  const overlay = () => dialog('form')?.parentElement
  const fire = (target: Element | null | undefined, type: string) =>
    act(async () => void target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })))
  const press = async (from: Element | null | undefined) => {
    await fire(from, 'mousedown')
    await fire(overlay(), 'click')
  }
  await page.draw(form)
  await press(overlay())
  expect(dismissed).not.toHaveBeenCalled()
  await page.draw(<Dialog name="form" light />)
  await press(byText('form first'))
  expect(dismissed).not.toHaveBeenCalled()
  await press(overlay())
  expect(dismissed).toHaveBeenCalledExactlyOnceWith('form')
})
