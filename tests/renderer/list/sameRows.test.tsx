// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { drawCell } from '#renderer/list/rows/drawCell.tsx'
import { slotsFor } from '#renderer/list/rows/useSlots.ts'
import { shareRows } from '#renderer/list/state/shareRows.ts'
import { click, codesGateway, find, leave, rowOf, settle, showTable } from './stage.tsx'

vi.mock('#renderer/list/rows/drawCell.tsx', { spy: true })

afterEach(leave)

it('a row that is removed draws no other anew, and the others keep their elements', async () => {
  await showTable({ gateway: codesGateway([rowOf(1), rowOf(2), rowOf(3)]) })
  const second = find('[data-row-id="2"]')
  vi.mocked(drawCell).mockClear()
  await click('[data-row-id="1"] [data-action=delete]')
  await settle(() => document.querySelector('[role=alertdialog]')?.textContent?.includes('12 missions'))
  await click('[data-action=confirm]')
  await settle(() => document.querySelector('[data-row-id="1"]') === null)
  expect(find('[data-row-id="2"]')).toBe(second)
  expect(vi.mocked(drawCell)).not.toHaveBeenCalled()
})

it('of a newer answer only the rows that say something else are other objects', () => {
  const former = { rows: [rowOf(1), rowOf(2)], count: 2 }
  const next = shareRows(former, { rows: [rowOf(0), rowOf(1), rowOf(2, { code: 'Z' })], count: 3 })
  expect(next).toEqual({ rows: [rowOf(0), rowOf(1), rowOf(2, { code: 'Z' })], count: 3 })
  expect(next.rows[1]).toBe(former.rows[0])
  expect(next.rows[2]).not.toBe(former.rows[1])
  expect(shareRows(former, { rows: [rowOf(1), rowOf(2)], count: 2 })).toBe(former)
  expect(shareRows(former, { rows: [rowOf(1)], count: 1 }).rows).toEqual([rowOf(1)])
  expect(shareRows(former, { rows: [rowOf(2), rowOf(1)], count: 2 }).rows).toEqual([rowOf(2), rowOf(1)])
})

const slots = (former: readonly number[], now: readonly number[]) => {
  const rows = (ids: readonly number[]) => ids.map((id) => ({ id }))
  return [...slotsFor(slotsFor(new Map(), rows(former)), rows(now)).values()]
}

it('another page goes into the elements that are there, and a row that stays keeps its own', () => {
  expect(slots([1, 2, 3], [4, 5, 6])).toEqual([0, 1, 2])
  expect(slots([1, 2, 3], [9, 1, 2, 3])).toEqual([3, 0, 1, 2])
  expect(slots([1, 2, 3, 4], [1, 9, 3, 8])).toEqual([0, 1, 2, 3])
  expect(slots([1, 2, 3, 4], [1, 4, 9])).toEqual([0, 3, 1])
  expect(slots([1, 2, 3], [3, 1])).toEqual([2, 0])
  expect(slots([], [7])).toEqual([0])
})

it('a row that comes before those that stay takes no element from below them, for which they would all be moved', () => {
  expect(slots([1, 2, 3], [9, 1, 2])).toEqual([3, 0, 1])
  expect(slots([1, 2, 3, 4], [1, 9, 2, 3])).toEqual([0, 4, 1, 2])
  expect(slots([1, 2, 3, 4], [9, 8, 2, 3])).toEqual([0, 4, 1, 2])
})
