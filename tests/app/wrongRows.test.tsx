// @vitest-environment jsdom

import { afterEach, expect, it } from 'vitest'
import { createGateway } from '#app/gateway/createGateway.ts'
import { createClient } from '#client/client.ts'
import { createTabs } from '#client/session/tabs.ts'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { catalogue } from '#schemas'
import { schedule as schedules } from '#schemas/tables/schedule.ts'
import { config, fakeFetch } from '../client/fakes.ts'
import { row as schedule } from '../renderer/form/editSchedule.tsx'
import { click as clickInForm, fill, show } from '../renderer/form/screen.tsx'
import { all, click, leave, settle, showTable } from '../renderer/list/stage.tsx'

afterEach(leave)

/** Nothing is asked before it is changed. */
const table = { ...schedules, confirm: {} }

/** Of some kind, and of the wrong one for most columns. */
const wrong = [{ a: 1 }, [{ a: 1 }], 'text', true, 1e300, -1, '', [], '2026-99-99', { $$typeof: 1 }]

const listed = [...catalogue.tables.values()].filter(({ source, entity }) => !source && !entity.source)

/** The console's gateway over a server that answers like this. */
const answering = (status: number, body: object) => {
  const fetch = fakeFetch(() => ({ status, body }))
  const client = createClient(config, { fetch, tabs: createTabs(), storage: {}, cookies: () => '' })
  return createGateway(catalogue, client)
}

it('what a save answers is read as a list is', async () => {
  const data = { id: 1, version: 2, code: { a: 1 }, nbWorkedMinutes: 7 }
  const read = { id: 1, version: 2, code: null, nbWorkedMinutes: 7 }
  expect(await answering(201, { data }).insert('schedule', {})).toEqual(read)
  expect(await answering(200, { data }).update('schedule', 1, {}, 1)).toEqual(read)
})

it('what somebody else wrote meanwhile is shown, whatever is in it', async () => {
  const current = { ...schedule, version: 9, code: { a: 1 }, name: [{ a: 1 }], interfacingCode: {} }
  const gateway = answering(412, { code: 412, data: current })
  await show(
    <FormDialog table={table} row={schedule} onSaved={() => undefined} onClose={() => undefined} />,
    {
      gateway,
    },
  )
  await fill(0, { code: 'M9' })
  await clickInForm('[data-action=save]')
  await settle(() => all('.conflict').length > 0)
  expect(all('.conflict tbody tr').length).toBeGreaterThan(0)
})

/** The list of a table, of which each row holds one wrong thing. */
const showWrong = async (table: (typeof listed)[number]) => {
  const data = wrong.map((value, n) => ({
    ...Object.fromEntries(Object.keys(table.entity.columns).map((name) => [name, value])),
    id: n + 1,
    version: 1,
  }))
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

/** Rows of the others are changed on a page of their own. */
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
