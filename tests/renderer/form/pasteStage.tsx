import { act } from 'react'
import { expect } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import { FormDialog, type FormDialogProps } from '#renderer/form/FormDialog.tsx'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { until } from '../../until.ts'
import { find, show } from './screen.tsx'

const nothing = () => undefined
export const openForm = (
  table: AnyTable = schedule,
  given: Partial<RendererServices> = {},
  more: Partial<FormDialogProps> = {},
) => show(<FormDialog table={table} onSaved={nothing} onClose={nothing} {...more} />, given)

/** As a browser pastes plain text; gives whether that is left to it. */
export const paste = async (into: HTMLElement, text: string): Promise<boolean> => {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '<table></table>') },
  })
  await act(async () => {
    into.focus()
    into.dispatchEvent(event)
  })
  return !event.defaultPrevented
}
export const isTold = (as: string) =>
  until(async () => {
    await act(() => new Promise<void>((done) => setTimeout(done)))
    find(`[data-pasted=${as}]`)
  })
export const pasteBlock = async (into: HTMLElement, text: string) => {
  await act(async () => document.querySelector<HTMLElement>('[data-action=close-pasted]')?.click())
  expect(await paste(into, text)).toBe(false)
  await isTold('filled')
}
