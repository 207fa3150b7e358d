// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { columnsOfForm } from '#dsl/tables/columnsOfForm.ts'
import { Changes } from '#renderer/confirm/Changes.tsx'
import { catalogue } from '#schemas'
import { all, leave, show } from '../form/screen.tsx'

afterEach(leave)

const counted = [...catalogue.tables.values()].flatMap((table) =>
  columnsOfForm(table).flatMap((name) =>
    table.entity.columns[name]?.kind.counted ? [{ table, name, label: `${table.name} ${name}` }] : [],
  ),
)

it.each(counted)(
  '$label: what a row points at is named before and after, not counted',
  async ({ table, name }) => {
    const row = { id: 7, version: 1, institution: [1], [name]: [1, 2] }
    const choices = [
      { id: 1, label: 'Cardiologie' },
      { id: 2, label: 'Urgences' },
      { id: 3, label: 'Bloc' },
    ]
    await show(<Changes table={table} row={row} changes={[{ column: name, before: [1, 2], after: [3] }]} />, {
      useChoices: () => ({ state: 'ready', choices }),
    })
    const said = all('[data-change]').map(({ textContent }) => textContent)
    expect(said).toEqual(['Cardiologie, Urgences', 'Bloc'])
  },
)

it('a list that is emptied is nothing then, and one that is filled was nothing', async () => {
  const { table, name } = counted[0] ?? { table: undefined, name: '' }
  if (!table) throw new Error('no table has such a list')
  const row = { id: 7, version: 1, institution: [1], [name]: [] }
  await show(<Changes table={table} row={row} changes={[{ column: name, before: [], after: [1] }]} />)
  expect(all('[data-change]').map(({ textContent }) => textContent)).toEqual(['Aucun', 'Un'])
})
