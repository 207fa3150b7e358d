// @vitest-environment jsdom

import { afterEach, expect, it } from 'vitest'
import { catalogue } from '#schemas'
import { all, click, leave, settle, showTable } from '../renderer/list/stage.tsx'
import { answering } from './answering.ts'
import { rowsOf } from './wrongValues.ts'

afterEach(leave)

const listed = [...catalogue.tables.values()].filter(({ source, entity }) => !source && !entity.source)

/** The list of a table, of which each row holds one wrong thing. */
const showWrong = async (table: (typeof listed)[number]) => {
  const data = rowsOf(table.entity)
  await showTable({ gateway: answering(200, { data, count: data.length }) }, {}, table)
  // What could not be drawn would have taken the screen with it.
  const drawn = `[data-table="${table.name}"] :is(tbody:not(.list-skeleton) tr, .list-message)`
  await settle(() => all(drawn).length > 0)
  return all(drawn)
}

it.each(listed.map((table) => [table.name, table] as const))(
  'the list of %s is shown whatever another server puts into its columns',
  async (_, table) => expect(await showWrong(table)).not.toEqual([]),
)

/** Rows of the others are changed on a page of their own: see `wrongRowPages.test.tsx`. */
const inForms = listed.filter(({ detail }) => !detail)

// T40, of forms: the person can at least see what is there, and leave.
it.each(inForms.map((table) => [table.name, table] as const))(
  'the rows of %s are opened to be changed whatever another server put into their columns',
  async (_, table) => {
    await showWrong(table)
    for (const row of all('tr[data-row-id]').map((one) => one.dataset.rowId)) {
      if (all(`[data-row-id="${row}"] [data-action=edit]:not([disabled])`).length === 0) continue
      await click(`[data-row-id="${row}"] [data-action=edit]`)
      await settle(() => all('form').length > 0)
      await click('[data-action=cancel]')
      await settle(() => all('form').length === 0)
    }
  },
)
