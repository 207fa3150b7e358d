// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ShiftSummaryTemplateScreen } from '#screens/shiftSummaryTemplate/ShiftSummaryTemplateScreen.tsx'
import { click, find, leave } from '#tests/renderer/form/screen.tsx'
import { until } from '#tests/until.ts'
import { open, type Send } from './stage.tsx'

afterEach(leave)

it('a template that is being sent stays with the institution that it is sent to', async () => {
  const answer = Promise.withResolvers<object>()
  const send = vi.fn<Send>(async ({ method }) =>
    method === undefined ? { data: [], body: { known: [] } } : answer.promise,
  )
  await open(<ShiftSummaryTemplateScreen />, send)
  await until(async () => {
    await act(async () => undefined)
    find('article')
  })
  const input = find<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'a.docx')], configurable: true })
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })))
  await click('[data-action=upload]')
  const choice = () => find<HTMLSelectElement>('#shiftSummaryTemplate-institution')
  expect(choice().disabled).toBe(true)
  await act(async () => answer.resolve({ data: { id: 11, version: 1, institution: 1 } }))
  await until(() => expect(choice().disabled).toBe(false))
})
