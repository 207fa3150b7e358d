// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import { adminV2 } from '#schemas/tables/adminV2.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from './stage.tsx'

afterEach(leave)

/** Time codes, had they pages of their own. */
const withPages = { ...schedule, detail: adminV2.detail } as AnyTable

it('a row is opened by a click anywhere on it but on its box, and by its first button; the others do what they say', async () => {
  const onOpen = vi.fn<(id: number) => void>()
  await showTable({ gateway: codesGateway([rowOf(1), rowOf(2)]) }, {}, withPages, undefined, onOpen)
  const second = 'tr[data-row-id="2"]'
  await click(`${second} [data-column=endAt]`)
  await click(`${second} .row-name`)
  await click(`${second} [data-action=edit]`)
  expect(onOpen.mock.calls).toEqual([[2], [2], [2]])

  await click(`${second} [data-action=choose]`)
  await click(`${second} .cell-choice`)
  expect(find<HTMLInputElement>(`${second} [data-action=choose]`).checked).toBe(true)
  await click(`${second} [data-action=delete]`)
  await settle(() => all('dialog').length > 0)
  expect(find('dialog').textContent).toContain('M002')
  expect(onOpen).toHaveBeenCalledTimes(3)
})

it('a click on a row that may be edited, and has no page of its own, does nothing', async () => {
  await showTable({ gateway: codesGateway([rowOf(1)]) })
  await click('tr[data-row-id="1"] [data-column=endAt]')
  expect(all('dialog')).toEqual([])
})

it('the middle button opens a row in a tab of its own, with its button too; any other button of the mouse does nothing', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await showTable({ gateway: codesGateway([rowOf(1), rowOf(2)]) })
  const press = async (selector: string, button: number) => {
    const target = find(`tr[data-row-id="2"] ${selector}`)
    const down = new MouseEvent('mousedown', { button, bubbles: true, cancelable: true })
    target.dispatchEvent(down)
    target.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true }))
    return down.defaultPrevented
  }
  expect(await press('[data-column=endAt]', 1)).toBe(true)
  await press('[data-action=edit]', 1)
  expect(opened.mock.calls.map(([address]) => new URL(String(address)).hash)).toEqual([
    '#schedule/2',
    '#schedule/2',
  ])
  expect(await press('[data-column=endAt]', 2)).toBe(false)
  await press('[data-action=delete]', 1)
  await press('[data-action=choose]', 1)
  expect(opened).toHaveBeenCalledTimes(2)
  expect(all('dialog')).toEqual([])
  opened.mockRestore()
})
