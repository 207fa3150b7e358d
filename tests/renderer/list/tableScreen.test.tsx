// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { problem } from '../problem.ts'
import {
  all,
  click,
  codesGateway,
  find,
  leave,
  press,
  rowOf,
  settle,
  showTable,
  states,
  type,
} from './stage.tsx'

const rows = (n: number) => Array.from({ length: n }, (_, i) => rowOf(i + 1))
const codes = () => all('[data-row-id] [data-column=code]').map((cell) => cell.textContent)
const search = () => find<HTMLInputElement>('input[type=search]')

afterEach(leave)

describe('a list', () => {
  it('shows thirty rows, and the rest page by page [console 2.1.1, console 2.1.2, console 9.1]', async () => {
    const gateway = codesGateway(rows(70))
    await showTable({ gateway })
    expect(codes()).toHaveLength(30)
    expect(find('[data-table=schedule] nav').textContent).toContain('1–30 sur 70')
    await click('[data-action=next-page]')
    await click('[data-action=next-page]')
    expect(codes()).toHaveLength(10)
    expect(find('[data-action=next-page]').ariaDisabled).toBe('true')
    await click('[data-action=previous-page]')
    expect(states.map(({ state, replace }) => [state.page, replace])).toEqual([
      [2, false],
      [3, false],
      [2, false],
    ])
  })

  it('shows what a cell means: times, a total, a picture; not what is not shown here', async () => {
    await showTable({ gateway: codesGateway(rows(1)) })
    expect(find('[data-row-id="1"] [data-column=nbWorkedMinutes]').textContent).toBe('7h30')
    expect(find('[data-row-id="1"] [data-column=shift] [role=img]').getAttribute('aria-label')).toContain(
      '07:00',
    )
    expect(all('[data-column=interfacingCode]')).toEqual([])
  })

  it('sorts by the column pressed, and turns round when pressed again [console 2.1.1]', async () => {
    const gateway = codesGateway(rows(2))
    await showTable({ gateway })
    expect(find('th[data-column=code]').getAttribute('aria-sort')).toBe('ascending')
    await click('th[data-column=endAt] button')
    await click('th[data-column=endAt] button')
    expect(find('th[data-column=endAt]').getAttribute('aria-sort')).toBe('descending')
    expect(gateway.list.mock.lastCall?.[1].orderby).toEqual([{ columnName: 'endAt', orientation: 'desc' }])
  })

  it('asks the server for the selected institutions only', async () => {
    const gateway = codesGateway(rows(1))
    await showTable({ gateway, selected: [2] })
    expect(gateway.list.mock.lastCall?.slice(0, 2)).toEqual([
      'schedule',
      {
        query: { institution: [2] },
        orderby: [{ columnName: 'code', orientation: 'asc' }],
        limit: 30,
        offset: 0,
      },
    ])
  })

  it('goes to the last page when the address names one beyond', async () => {
    await showTable({ gateway: codesGateway(rows(31)) }, { page: 9 })
    await settle(() => codes().length === 1)
    expect(states).toMatchObject([{ state: { page: 2 }, replace: true }])
  })
})

describe('the search box [console 2.1.1, console 5.21]', () => {
  it('searches at once on Enter, from the first page, and says so when nothing is found', async () => {
    const gateway = codesGateway(rows(40))
    await showTable({ gateway }, { page: 2 })
    await type(search(), 'Z9')
    await press(search(), 'Enter')
    expect(gateway.list.mock.lastCall?.[1]).toMatchObject({
      offset: 0,
      text: { value: 'Z9', columns: ['code', 'beginAt', 'endAt', 'nbWorkedMinutes'] },
    })
    expect(find('.list-message').textContent).toContain('Aucun code horaire ne correspond')
    expect(find('.list-message').textContent).toContain('Z9')
    find('[data-action=clear-search]').focus()
    await click('[data-action=clear-search]')
    expect(codes()).toHaveLength(30)
    expect(search().value).toBe('')
    expect(document.activeElement).toBe(find('h1'))
  })

  it('searches when typing pauses; further letters take the same place in the history', async () => {
    await showTable({ gateway: codesGateway(rows(40)) })
    await type(search(), 'M00')
    await settle(() => codes().length === 9)
    await type(search(), 'M001')
    await settle(() => codes().length === 1)
    expect(states.map(({ state, replace }) => [state.q, replace])).toEqual([
      ['M00', false],
      ['M001', true],
    ])
  })

  it('is reached with / from anywhere', async () => {
    await showTable({ gateway: codesGateway(rows(1)) })
    await press(document.body, '/')
    expect(document.activeElement).toBe(search())
  })
})

describe('in place of rows', () => {
  it('stands what the table is for, and the first action', async () => {
    await showTable({})
    expect(find('.list-message').textContent).toContain('Aucun code horaire pour le moment')
    expect(find('.list-message [data-action=add-first]').textContent).toBe('Ajouter des codes horaires')
  })

  it('stands what went wrong, until it is tried again', async () => {
    const gateway = codesGateway(rows(3))
    gateway.list.mockRejectedValueOnce(problem(503))
    await showTable({ gateway })
    expect(find('[role=alert]').textContent).toContain('Le service est momentanément indisponible')
    await click('[data-action=retry]')
    expect(codes()).toHaveLength(3)
  })

  it('tells which of the selected institutions share a row, and to whoever points there all that do', async () => {
    const shared = [rowOf(1, { institution: [1, 2] }), rowOf(2, { institution: [2, 3] })]
    await showTable({ gateway: codesGateway(shared) })
    const cells = all('[data-row-id] [data-column=sharers] .cell-text')
    expect(cells.map((cell) => [cell.textContent, cell.dataset.tip?.split(', ').length])).toEqual([
      ['Les 2', 2],
      [cells[1]?.dataset.tip?.split(', ')[0], 2],
    ])
  })

  it('stands a skeleton of the real columns where rows take a while [console 4.17]', async () => {
    const gateway = codesGateway(rows(3))
    gateway.list.mockReturnValueOnce(new Promise(() => undefined))
    const drawn: number[] = []
    const watch = new MutationObserver(() => {
      if (all('tbody').length > 0) drawn.push(all('tbody tr').length)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await showTable({ gateway })
    expect(all('th[data-column]')).toHaveLength(7)
    expect(find('table').getAttribute('aria-busy')).toBe('true')
    expect(find('tbody').getAttribute('aria-hidden')).toBe('true')
    await settle(() => all('tbody tr').length === 12)
    watch.disconnect()
    // Not at once: what would flash up is not drawn.
    expect(drawn[0]).toBe(0)
    expect(all('tbody tr:first-child td[data-align]')).toHaveLength(7)
  })
})

it('a person below level 1 may look, search and export, nothing else [console 2.1.3, console 6.1]', async () => {
  await showTable({
    gateway: codesGateway(rows(2)),
    facts: { level: 2, records: {}, options: {}, flags: {} },
  })
  const offered = all('button[data-action]').map((button) => button.dataset.action)
  expect(offered).toEqual(['turn-order', 'export-csv'])
})
