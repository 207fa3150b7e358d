// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { all, click, leave, rowOf, settle, showTable } from '../list/stage.tsx'
import { tick } from '../many/manyStage.ts'
import { gatedList } from './gatedList.ts'

afterEach(leave)

const PAGE = 1000
const rows = [
  ...Array.from({ length: 40 }, (_, i) => rowOf(i + 1, { institution: i < 20 ? [1] : [1, 2] })),
  rowOf(900, { institution: [2] }),
]
const told = () => all('.chosen-bar [role=status]').map((one) => one.textContent)

/** All rows of institution 1 are asked for, with two ticked, and do not come yet. */
const askForAll = async () => {
  const { gateway, go } = gatedList(rows, PAGE)
  const { select } = await showTable({ gateway, selected: [1] })
  await tick([rowOf(1), rowOf(2)])
  await settle(() => all('[data-action=choose-all]').length > 0)
  await click('[data-action=choose-all]')
  return { select, go }
}

it('ticks nothing in other institutions, which were selected before its answer came', async () => {
  const { select, go } = await askForAll()
  await select(2)
  await settle(() => all('[data-row-id="900"]').length > 0)
  await go()
  await settle()
  expect(told()).toEqual([])
})

it('ticks nothing any more once everything was unticked', async () => {
  const { go } = await askForAll()
  await click('[data-action=clear-chosen]')
  await go()
  await settle()
  expect(told()).toEqual([])
})

it('leaves alone what was unticked meanwhile', async () => {
  const { go } = await askForAll()
  await tick([rowOf(2)])
  await go()
  await settle(() => told().join() === '39 lignes cochées')
  expect(told()).toEqual(['39 lignes cochées'])
})
