// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
// Fetched beforehand: what is not to open would open at once.
import '#renderer/form/FormDialog.tsx'
import '#renderer/list/removal/RemoveDialog.tsx'
import { all, click, codesGateway, find, leave, press, rowOf, settle, showTable } from './stage.tsx'

afterEach(leave)

const first = 'tr[data-row-id="1"]'

it('keys that are pressed with others are the browser’s, and ask for no row', async () => {
  await showTable({ gateway: codesGateway([rowOf(1), rowOf(2)]) })
  await act(async () => find(first).focus())
  await press(find(first), 'e')
  await settle(() => all('dialog').length > 0)
  await press(find('dialog'), 'Escape')
  for (const [key, beside] of [
    ['e', { ctrlKey: true }],
    ['Delete', { ctrlKey: true }],
    ['Delete', { metaKey: true }],
    ['Delete', { altKey: true }],
    ['Delete', { shiftKey: true }],
    ['Enter', { shiftKey: true }],
    ['ArrowDown', { altKey: true }],
  ] as const) {
    await press(find(first), key, beside)
    expect(all('dialog'), `${key} ${Object.keys(beside)}`).toEqual([])
  }
  expect(document.activeElement).toBe(find(first))
  await press(find(first), 'Delete')
  await settle(() => all('[role=alertdialog]').length > 0)
})

it('the row that an arrow leads to is shown as such in Safari too, whatever was pressed by mouse before', async () => {
  await showTable({ gateway: codesGateway([rowOf(1), rowOf(2)]) })
  await act(async () => find(first).focus())
  const next = find('tr[data-row-id="2"]')
  const focus = vi.spyOn(next, 'focus')
  await press(find(first), 'ArrowDown')
  expect(document.activeElement).toBe(next)
  expect(focus).toHaveBeenCalledWith({ focusVisible: true })
})

it('keys for the whole page are for none while a dialog stands over it', async () => {
  await showTable({ gateway: codesGateway([rowOf(1)]) })
  await click(`${first} [data-action=delete]`)
  await settle(() => all('[role=alertdialog]').length > 0)
  await press(document.body, 'n')
  await press(document.body, '/')
  expect(all('dialog')).toHaveLength(1)
  expect(find('dialog').contains(document.activeElement)).toBe(true)
})
