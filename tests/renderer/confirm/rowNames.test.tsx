// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import type { Gateway, ListAnswer } from '#renderer/gateway.ts'
import type { ChoicesAsked, RendererServices } from '#renderer/RendererContext.ts'
import { institutionHasAdmin as access } from '#schemas/tables/institutionHasAdmin.ts'
import { institutionOption } from '#schemas/tables/institutionOption.ts'
import { publicHolidays } from '#schemas/tables/publicHolidays.ts'
import { calledBy } from '../calledBy.ts'
import { all, click, codesGateway, find, leave, settle, showTable } from '../list/stage.tsx'

afterEach(leave)

const people = [{ id: 108, label: 'claire@example.org' }]
const useChoices = (entity: string) => ({
  state: 'ready' as const,
  choices: entity === 'admin' ? people : [],
})
interface Given {
  readonly related?: ListAnswer['related']
  readonly useChoices?: RendererServices['useChoices']
}

const show = async (table: AnyTable, row: object, selected: readonly number[], given: Given = {}) => {
  const { related, useChoices: asking = useChoices } = given
  const rows = [{ id: 5, version: 1, institution: 1, ...row } as WireRow]
  const gateway = {
    ...codesGateway([]),
    list: vi.fn<Gateway['list']>(async () => ({ rows, count: 1, related })),
  }
  const flags = { legacyOptions: true, newReadSlotSystem: true }
  await showTable(
    { gateway, useChoices: asking, selected, facts: { level: 1, records: {}, options: {}, flags } },
    {},
    table,
  )
  await settle(() => all('[data-row-id]').length > 0)
}
/** Rows that are called by what they point at. */
const institutionHasAdmin = {
  ...access,
  entity: { ...access.entity, label: { column: 'admin' as const } },
  list: { ...access.list, columns: ['admin', 'institution'], sort: 'admin' },
} as AnyTable
const called = (action: string): string => calledBy(find(`[data-action=${action}]`))
const edits = () => called('edit')

it('a holiday is called by its date in the language’s form, and by its institution where several are selected', async () => {
  await show(publicHolidays, { date: '2026-01-01' }, [1, 2])
  expect(find('td[data-column=institution]').textContent).toBe('CHU de Lyon')
  expect(find('th[data-column=institution]').textContent).toBe('Établissement')
  await click('[data-action=delete]')
  await settle(() => all('[role=alertdialog]').length > 0)
  expect(find('[role=alertdialog] h2').textContent).toContain('01/01/2026 – 1er janvier')
  expect(find('[role=alertdialog] [data-places]').dataset.places).toBe('1')
  expect(find('[role=alertdialog] .places').textContent).toBe('Retiré de\u00a0: CHU de Lyon')
})

it('with one institution selected no column and no name tells it', async () => {
  await show(publicHolidays, { date: '2026-01-01' }, [1])
  expect(all('[data-column=institution]')).toEqual([])
  expect(called('delete')).toBe('Supprimer 01-01-2026')
  expect(called('delete')).not.toContain('CHU de Lyon')
})

it('a row is called by the row that it points at, and its institution', async () => {
  await show(institutionHasAdmin, { admin: 108, isActivated: true }, [1, 2])
  expect(edits()).toBe('Modifier claire@example.org CHU de Lyon')
})

it('asks for nobody where the page tells who is meant, else for these people alone', async () => {
  const asked: unknown[] = []
  const people = (entity: string, { held = [] }: ChoicesAsked) => {
    if (held.length > 0) asked.push([entity, held])
    return { ...useChoices(''), held: held.map((id) => ({ id, label: `asked for ${id}` })) }
  }
  const told = { admin: { labels: [{ id: 108, label: 'claire@example.org' }] } }
  await show(institutionHasAdmin, { admin: 108, isActivated: true }, [1, 2], {
    related: told,
    useChoices: people,
  })
  expect(edits()).toBe('Modifier claire@example.org CHU de Lyon')
  expect(asked).toEqual([])
  await leave()
  await show(institutionHasAdmin, { admin: 108, isActivated: true }, [1, 2], { useChoices: people })
  expect(edits()).toBe('Modifier asked for 108 CHU de Lyon')
  expect(asked).toContainEqual(['admin', [108]])
})

it('options are called by their institution', async () => {
  await show(institutionOption, {}, [1, 2])
  expect(edits()).toMatch(/ CHU de Lyon$/)
  await click('[data-action=edit]')
  await settle(() => all('[role=dialog] .modal-of').length > 0)
  expect(find('[role=dialog] .modal-of').textContent).toBe('CHU de Lyon')
  expect(find('[role=dialog] .places').textContent).toBe('Dans\u00a0: CHU de Lyon')
})
