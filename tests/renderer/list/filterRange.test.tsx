// @vitest-environment jsdom
import i18next from 'i18next'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { common, date, entity, number, table, text, timeOfDay, writtenByProvider } from '#dsl'
import type { AnyTable } from '#dsl/tables/table.ts'
import { all, click, find, leave, settle, showTable, states, type } from './stage.tsx'

const round = entity('round', {
  columns: { name: text({ required: true }), beginAt: timeOfDay(), beds: number(), day: date() },
  belongs: common,
  access: writtenByProvider,
  label: 'name',
})
const rounds = table('rounds', {
  entity: round,
  list: { columns: ['name', 'beginAt', 'beds', 'day'], sort: 'name' },
  form: { style: 'plain', lines: 1 },
}) as AnyTable

const columns = { name: 'Tour', beginAt: 'Début', beds: 'Lits', day: 'Jour' }
i18next.addResourceBundle('fr', 'translation', { tables: { rounds: { columns } } }, true)

const bound = (side: string) => find<HTMLInputElement>(`[name=filter-${side}]`)
const isOffered = () => !find<HTMLButtonElement>('[data-action=filter-keep]').disabled
const toldOf = (side: string) =>
  document.getElementById(bound(side).getAttribute('aria-describedby') ?? '')?.textContent
const openFilter = async (column: string) => {
  await showTable({}, {}, rounds)
  await click('[data-widget=list-filters] > button')
  await settle(() => all('[name=filter-column]').length === 1)
  const select = find<HTMLSelectElement>('[name=filter-column]')
  await act(async () => {
    select.value = column
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

afterEach(leave)

it('times of day may be kept past midnight, which is said before and after', async () => {
  await openFilter('beginAt')
  await type(bound('from'), '22h')
  await type(bound('to'), '23h')
  expect([toldOf('to'), isOffered()]).toEqual([undefined, true])
  await type(bound('to'), '6h')
  expect(toldOf('to')).toBe('Cette plage passe minuit.')
  expect([bound('to').getAttribute('aria-invalid'), isOffered()]).toEqual([null, true])
  await click('[data-action=filter-keep]')
  await settle(() => all('[data-filter]').length === 1)
  expect(states.at(-1)?.state.filters).toEqual({ beginAt: { is: 'between', from: '22:00', to: '06:00' } })
  expect(find('[data-filter=beginAt]').textContent).toContain('de 22:00 à 06:00, en passant minuit')
})

it.each([
  ['beds', '20', '9', '30'],
  ['day', '31/12/2026', '01/12/2026', '31/12/2026'],
])('an end of %s before its beginning is told of and keeps nothing', async (column, from, wrong, right) => {
  await openFilter(column)
  await type(bound('from'), from)
  await type(bound('to'), wrong)
  expect(toldOf('to')).toContain('La fin précède le début')
  expect([bound('to').getAttribute('aria-invalid'), isOffered()]).toEqual(['true', false])
  await type(bound('to'), right)
  expect([bound('to').getAttribute('aria-invalid'), isOffered()]).toEqual([null, true])
})
