// @vitest-environment jsdom
import i18next from 'i18next'
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { common, date, entity, instant, table, text, writtenByProvider } from '#dsl'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { ListState } from '#renderer/list/state/listState.ts'
import { all, click, find, leave, settle, showTable, states, type } from './stage.tsx'

const delivery = entity('delivery', {
  columns: { name: text({ required: true }), day: date({ required: true }), sentAt: instant() },
  belongs: common,
  access: writtenByProvider,
  label: 'name',
})
const deliveries = table('deliveries', {
  entity: delivery,
  list: { columns: ['name', 'day', 'sentAt'], sort: 'day' },
  form: { style: 'plain', lines: 1 },
}) as AnyTable

const columns = { name: 'Colis', day: 'Jour', sentAt: 'Envoi' }
i18next.addResourceBundle('fr', 'translation', { tables: { deliveries: { columns } } }, true)

const bound = (side: string) => find<HTMLInputElement>(`[name=filter-${side}]`)
const blur = (input: HTMLElement) => act(async () => input.blur())
const isOffered = () => !find<HTMLButtonElement>('[data-action=filter-keep]').disabled
const openFilter = async (column: string, filters: ListState['filters'] = {}) => {
  await showTable({}, { filters }, deliveries)
  await click('[data-widget=list-filters] > button')
  await settle(() => all('[name=filter-column]').length === 1)
  const select = find<HTMLSelectElement>('[name=filter-column]')
  await act(async () => {
    select.value = column
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
const keep = async () => {
  await click('[data-action=filter-keep]')
  await settle()
  return states.at(-1)?.state.filters
}

afterEach(leave)

describe.each(['day', 'sentAt'])('rows are kept by days of %s', (column) => {
  it('typed as in a form, with a calendar beside each', async () => {
    await openFilter(column)
    expect(all('[data-panel=filters] button[aria-haspopup=dialog]')).toHaveLength(2)
    expect(isOffered()).toBe(false)
    await type(bound('from'), '01102026')
    await blur(bound('from'))
    expect(bound('from').value).toBe('01/10/2026')
    await type(bound('to'), '31.10.2026')
    expect(await keep()).toEqual({ [column]: { is: 'between', from: '01-10-2026', to: '31-10-2026' } })
    await settle(() => all('[data-filter]').length === 1)
    expect(find(`[data-filter=${column}]`).textContent).toContain('du 01/10/2026 au 31/10/2026')
  })

  it('one side may be open, and what is no day says so once it is left, and keeps nothing', async () => {
    await openFilter(column, { [column]: { is: 'between', from: '01-10-2026', to: '31-10-2026' } })
    expect([bound('from').value, bound('to').value]).toEqual(['01/10/2026', '31/10/2026'])
    await type(bound('to'), '31/02/2026')
    expect([isOffered(), bound('to').getAttribute('aria-invalid')]).toEqual([false, null])
    await blur(bound('to'))
    expect(bound('to').getAttribute('aria-invalid')).toBe('true')
    const note = bound('to').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(note)?.textContent).toContain('31/12/2027')
    await type(bound('to'), ' ')
    await blur(bound('to'))
    expect(await keep()).toEqual({ [column]: { is: 'between', from: '01-10-2026' } })
    await settle(() => find(`[data-filter=${column}]`).textContent?.includes('à partir du') ?? false)
  })
})
