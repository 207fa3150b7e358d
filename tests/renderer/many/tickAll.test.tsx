// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { all, click, codesGateway, find, leave, rowOf, settle, showTable, type } from '../list/stage.tsx'
import { tick } from './manyStage.ts'

afterEach(leave)

it('all that a search finds can be ticked beside as many that are ticked of another one, until they are', async () => {
  const early = [1, 2].map((id) => rowOf(id, { code: `E${id}` }))
  const late = [3, 4].map((id) => rowOf(id, { code: `L${id}` }))
  const ids = () => all('[data-row-id]').map((row) => Number(row.dataset.rowId))
  await showTable({ gateway: codesGateway([...early, ...late]) })
  await tick(early)
  await type(find<HTMLInputElement>('input[type=search]'), 'L')
  await settle(() => ids().join() === '3,4')
  await click('[data-action=choose-all]')
  await settle(() => all('[data-action=choose-all]').length === 0)
  expect(find('.chosen-bar [role=status]').textContent).toBe('4 lignes cochées')
})
