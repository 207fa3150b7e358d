// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { click, codesGateway, leave, rowOf, settle, showTable } from './stage.tsx'

const useSavedViews: RendererServices['useSavedViews'] = () => ({
  saved: [],
  save: async () => undefined,
  change: async (view) => view,
  remove: async () => undefined,
})

afterEach(leave)

it.each([
  ['http://localhost:3000/console#schedule', [1, 2]],
  ['http://localhost:3000/console?institutions=2,9&q=x#schedule', [2]],
])('the link of a list at %s names the institutions that it shows', async (address, selected) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  Object.assign(navigator, { clipboard: { writeText } })
  window.history.replaceState(null, '', address)
  await showTable({ gateway: codesGateway([rowOf(1)]), selected, useSavedViews }, { q: 'M0' })
  await click('[data-widget=list-views] > button')
  await settle(() => document.querySelector('[data-action=view-copy]'))
  await click('[data-action=view-copy]')
  expect(writeText).toHaveBeenCalledWith(
    `http://localhost:3000/console?institutions=${selected.join()}&q=M0#schedule`,
  )
})
