// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
// Fetched beforehand: how long that takes is not what is tried here.
import '#renderer/list/view/filters/FilterPanel.tsx'
import type { ColumnFilter } from '#engine/listing/columnFilter.ts'
import type { Choices } from '#renderer/RendererContext.ts'
import { service } from '#schemas/tables/service.ts'
import { all, click, find, leave, settle, showTable, states } from './stage.tsx'

/** Poles as the server tells of them: the rest of what is asked for is gone. */
const known: Choices = {
  state: 'ready',
  choices: [
    { id: 1, label: 'Gériatrie' },
    { id: 2, label: 'Chirurgie' },
  ],
  held: [{ id: 7, label: 'Gériatrie' }],
}

const chip = () => all('.filter-chip-text').map(({ textContent }) => textContent.trim())

const keptBy = async (values: readonly number[], choices: Choices = known) => {
  const filters: Readonly<Record<string, ColumnFilter>> = { pole: { is: 'among', values } }
  await showTable({ useChoices: () => choices }, { filters }, service)
  await settle(() => chip().length === 1)
}

const openPanel = async () => {
  await click('[data-widget=list-filters] > button')
  await settle(() => all('[data-panel=filters] .check-list label').length > 0)
  return all('[data-panel=filters] .check-list label').map(({ textContent }) => textContent)
}

afterEach(leave)

it('a filter by a row that is gone says so, beside those that are there, and goes by its cross', async () => {
  await keptBy([41])
  expect(chip()).toEqual(['Pôle : ligne qui n’existe plus'])
  await leave()
  await keptBy([2, 41, 42])
  expect(chip()).toEqual(['Pôle : 2 lignes qui n’existent plus, Chirurgie'])
  await click('[data-action=chip-drop]')
  expect(states.at(-1)?.state.filters).toBeUndefined()
})

it('the panel lists what is gone, ticked, and without it keeps the others', async () => {
  await keptBy([2, 41])
  expect(await openPanel()).toEqual(['(vide)', 'Gériatrie', 'Chirurgie', 'ligne qui n’existe plus'])
  const gone = find<HTMLInputElement>('[data-panel=filters] .check-list label:last-child input')
  expect(gone.checked).toBe(true)
  await click('[data-panel=filters] .check-list label:last-child input')
  await click('[data-action=filter-keep]')
  expect(states.at(-1)?.state.filters).toEqual({ pole: { is: 'among', values: [2] } })
})

it('a chosen row of another institution is one with its namesake', async () => {
  await keptBy([7])
  expect(await openPanel()).toEqual(['(vide)', 'Gériatrie', 'Chirurgie'])
})

it('rows that are still read, or could not be, are not called gone', async () => {
  await keptBy([41, 42], { state: 'loading', choices: [] })
  expect(chip()).toEqual(['Pôle :'])
  await leave()
  await keptBy([41, 42], { state: 'failed', choices: [] })
  expect(chip()).toEqual(['Pôle : 2 lignes'])
})
