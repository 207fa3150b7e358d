// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '#renderer/list/print/PrintPanel.tsx'
import { MOST_ROWS } from '#protocol/list.ts'
import { all, click, find, leave, rowOf, settle, showTable, type } from '../list/stage.tsx'
import { gatedList } from './gatedList.ts'

const print = vi.fn()
beforeEach(() => {
  print.mockClear()
  vi.stubGlobal('print', print)
})
afterEach(leave)

const rows = [
  ...Array.from({ length: 40 }, (_, i) => rowOf(i + 1, { institution: [1] })),
  rowOf(900, { code: 'ZZ', institution: [1, 2] }),
]
const ids = () => all('[data-row-id]').map((row) => Number(row.dataset.rowId))

/** All rows of institution 1 are asked for to be printed, and do not come yet. */
const askForAll = async () => {
  const { gateway, go } = gatedList(rows, MOST_ROWS)
  const { select } = await showTable({ gateway, selected: [1] })
  await click('[data-widget=list-print] > button')
  await settle(() => all('[data-action=print-all]').length > 0)
  await click('[data-action=print-all]')
  return { select, go }
}

it('prints the rows that were asked for, and shows the page again after it', async () => {
  const { go } = await askForAll()
  await go()
  await settle(() => print.mock.calls.length > 0)
  expect(ids()).toHaveLength(41)
  window.dispatchEvent(new Event('afterprint'))
  await settle(() => ids().length === 30)
})

it('prints nothing in other institutions, which were selected before its answer came', async () => {
  const { select, go } = await askForAll()
  await select(2)
  await settle(() => ids().join() === '900')
  await go()
  await settle()
  expect([ids(), print.mock.calls]).toEqual([[900], []])
})

it('prints nothing of a search that is no longer the one', async () => {
  const { go } = await askForAll()
  await type(find<HTMLInputElement>('input[type=search]'), 'ZZ')
  await settle(() => ids().join() === '900')
  await go()
  await settle()
  expect([ids(), print.mock.calls]).toEqual([[900], []])
})

it('shows other institutions their own rows, also where the browser has not said that it has printed', async () => {
  const { select, go } = await askForAll()
  await go()
  await settle(() => print.mock.calls.length > 0)
  await select(2)
  await settle(() => ids().join() === '900')
})
