// @vitest-environment jsdom
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { SavedView } from '#renderer/list/view/keptView.ts'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable } from './stage.tsx'

const useSavedViews: RendererServices['useSavedViews'] = () => {
  const [saved, setSaved] = useState<readonly SavedView[]>([
    { id: 1, version: 1, name: 'Matins', address: 'q=M' },
  ])
  return {
    saved,
    save: async () => undefined,
    change: async (view, change) => {
      const next = { ...view, ...change }
      setSaved([next])
      return next
    },
    remove: async () => undefined,
  }
}
const rows = [1, 2, 3].map((id) => rowOf(id))
const press = async (selector: string) => {
  find(selector).focus()
  await click(selector)
}
const heading = () => find('h1')

afterEach(leave)

describe('what goes when it is pressed leaves the focus', () => {
  it('to the row that it came from, where rows are no longer ticked; to what stands beside, once all are', async () => {
    await showTable({ gateway: codesGateway(rows) })
    const box = '[data-row-id="2"] [data-action=choose]'
    await press(box)
    await settle(() => all('[data-action=choose-all]').length > 0)
    await press('[data-action=choose-all]')
    await settle(() => all('[data-action=choose-all]').length === 0)
    expect(document.activeElement).toBe(find('[data-action=clear-chosen]'))
    find(box).focus()
    await press('[data-action=clear-chosen]')
    expect(document.activeElement).toBe(find(box))
  })

  it('to the next filter, and to the heading where there is none', async () => {
    const filters = {
      code: { is: 'containing', words: 'M' },
      beginAt: { is: 'between', from: '06:00' },
    } as const
    await showTable({ gateway: codesGateway(rows) }, { filters })
    await settle(() => all('.filter-chip').length === 2)
    await press('[data-filter=code] [data-action=chip-drop]')
    expect(document.activeElement).toBe(find('[data-filter=beginAt] [data-action=chip-drop]'))
    await press('[data-filter=beginAt] [data-action=chip-drop]')
    expect(document.activeElement).toBe(heading())
  })

  it('to the view that holds what the list shows by now', async () => {
    await showTable({ gateway: codesGateway(rows), useSavedViews })
    await click('[data-widget=list-views] > button')
    await settle(() => all('[data-action=view-replace]').length > 0)
    await press('[data-action=view-replace]')
    await settle(() => find<HTMLButtonElement>('[data-action=view-replace]').disabled)
    expect(document.activeElement).toBe(find('[data-view=Matins] [data-action=view-open]'))
  })
})
