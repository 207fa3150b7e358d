// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { levels } from '#schemas/tables/levels.ts'
import { all, codesGateway, find, leave, settle, showTable } from './stage.tsx'

afterEach(leave)

const level = (id: number, name: string, granted: readonly string[]) => ({
  id,
  version: 1,
  name,
  ...Object.fromEntries(levels.list.columns.map((column) => [column, granted.includes(column)])),
})
const rows = [
  level(2, 'Direction', ['isPostingMissionAllowed']),
  level(1, 'Équipe', [...levels.list.columns]),
]
const gateway = { ...codesGateway([]), list: async () => ({ rows, count: rows.length }) }
const marks = (column: string) => all(`tr[data-column="${column}"] td`).map((cell) => cell.textContent)

it('shows each permission once, under a heading, with a word for every level in order [console 3.1.31]', async () => {
  await showTable({ gateway }, {}, levels)
  await settle(() => all('.matrix').length > 0)
  expect(all('.matrix tr[data-column]')).toHaveLength(levels.list.columns.length)
  expect(all('.matrix thead th').map((head) => head.textContent)).toEqual(['Droit', '1Équipe', '2Direction'])
  expect(marks('isPostingMissionAllowed')).toEqual(['Oui', 'Oui'])
  expect(marks('hasContractPermissions')).toEqual(['Oui', 'Non'])
  expect(all('[data-action=add], [data-action=edit]')).toHaveLength(0)
  expect(find('tr[data-column=isAllowedToValidateRequestWithWorker] small').textContent).toContain('niveau 2')
})

it('keeps the permissions whose name is searched for', async () => {
  await showTable({ gateway }, { q: 'contrats' }, levels)
  await settle(() => all('.matrix').length > 0)
  expect(all('.matrix tr[data-column]').map((row) => row.dataset.column)).toEqual(['hasContractPermissions'])
})
