// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { boolean, entity, inInstitution, number, relation, table, text, writtenByProvider } from '#dsl'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { parseListState, printListState } from '#renderer/list/state/listState.ts'
import { catalogue } from '#schemas'
import { stageGateway, withEntity } from '../stageGateway.ts'
import { all, click, find, leave, settle, showTable, states } from './stage.tsx'

const person = entity('person', {
  columns: {
    institution: relation('institution', { required: true, edit: 'onCreate' }),
    name: text({ required: true }),
    kind: number(),
    isActivated: boolean({ default: true }),
  },
  belongs: inInstitution(),
  access: writtenByProvider,
  search: ['name'],
  label: 'name',
})
const people = table('people', {
  entity: person,
  list: {
    columns: ['name', 'isActivated'],
    sort: 'name',
    filter: { column: 'isActivated', values: [true, false] },
    count: { isActivated: true, kind: [1, 2, 3] },
  },
  form: { style: 'plain', lines: 1 },
  detail: true,
  banner: ['greeting'],
}) as AnyTable

const rows: readonly WireRow[] = [
  { id: 1, version: 1, institution: 1, name: 'Ada', kind: 1, isActivated: true },
  { id: 2, version: 1, institution: 1, name: 'Bo', kind: 6, isActivated: true },
  { id: 3, version: 1, institution: 2, name: 'Cleo', kind: 2, isActivated: false },
]
const gatewayOf = (stored = rows) => stageGateway(withEntity(catalogue, person), { person: stored })
const shown = () => all('tbody tr').map((row) => row.getAttribute('data-row-id'))
const choose = async (value: string) => {
  const select = find<HTMLSelectElement>('select[name=filter]')
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
}

afterEach(leave)

describe('what a list says of itself', () => {
  it('keeps the rows with one value of a column, or all [console 2.2.12]', async () => {
    await showTable({ gateway: gatewayOf() }, {}, people)
    await settle(() => shown().length === 3)
    await choose('false')
    await settle(() => shown().length === 1)
    expect([shown(), states.at(-1)?.state.filter]).toEqual([['3'], 'false'])
    await choose('')
    await settle(() => shown().length === 3)
  })

  it('counts the rows of certain values, whatever is searched [console 6.4]', async () => {
    const gateway = gatewayOf()
    await showTable({ gateway }, { filter: 'false' }, people)
    await settle(() => all('.row-count').length === 1)
    const counted = gateway.list.mock.calls.find(([, { limit }]) => limit === 0)
    expect(counted?.[1].query).toEqual({ institution: [1, 2], isActivated: true, kind: [1, 2, 3] })
  })

  it('finds nothing rather than being empty where the filter left all out', async () => {
    await showTable({ gateway: gatewayOf(rows.slice(0, 2)) }, { filter: 'false' }, people)
    await settle(() => all('[data-action=clear-search]').length === 1)
    await click('[data-action=clear-search]')
    await settle(() => shown().length === 2)
  })

  it('keeps rows by a column, and gives the others back where none is left', async () => {
    const gateway = gatewayOf()
    await showTable({ gateway }, { filters: { kind: { is: 'between', from: '7' } } }, people)
    await settle(() => all('[data-action=clear-search]').length === 1)
    const asked = gateway.list.mock.calls.map(([, { query }]) => query)
    expect(asked).toContainEqual({ institution: [1, 2], kind: { from: 7 } })
    expect(find('[data-table=people]').textContent).toContain('Aucune ligne ne passe ces filtres.')
    await click('[data-action=clear-search]')
    await settle(() => shown().length === 3)
    expect(states.at(-1)?.state.filters).toBeUndefined()
  })

  it('has its banner where the application knows one [console 2.2.17]', async () => {
    await showTable({ gateway: gatewayOf() }, {}, people)
    expect(all('.greeting')).toHaveLength(0)
    await leave()
    const banners = { greeting: () => <p className="greeting">Bonjour</p> }
    await showTable({ gateway: gatewayOf(), banners }, {}, people)
    expect(find('.greeting').textContent).toBe('Bonjour')
  })

  it('points at a row that opens something [console 2.2.12]', async () => {
    await showTable({ gateway: gatewayOf() }, {}, people)
    await settle(() => shown().length === 3)
    expect(all('tr.row-opens')).toHaveLength(3)
  })
})

it('a filter stands in the address; one that the table has not is none', () => {
  const parse = (query: string) => parseListState(new URLSearchParams(query), people)
  expect(parse('filter=false').filter).toBe('false')
  expect(parse('filter=maybe').filter).toBeUndefined()
  expect(String(printListState(parse('filter=true&page=2'), people))).toBe('filter=true&page=2')
  expect(String(printListState(parse('filter=nothing'), people))).toBe('')
})
