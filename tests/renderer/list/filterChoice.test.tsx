// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { all, leave, showTable } from './stage.tsx'

afterEach(leave)

// The code for a time system is shown where one is connected.
const filtered: AnyTable = {
  ...schedule,
  list: { ...schedule.list, filter: { column: 'interfacingCode', values: ['A', 'B'] } },
}
const connected = { level: 1, records: { institutionChronos: [1] }, options: {}, flags: {} }
const offered = () => all('[name=filter]').map((one) => one instanceof HTMLSelectElement && one.value)

it('rows are kept by a value of a column where the column is shown', async () => {
  await showTable({ facts: connected }, {}, filtered)
  expect(offered()).toEqual([''])
  await leave()
  await showTable({}, {}, filtered)
  expect(offered()).toEqual([])
})

it('who comes with a value of a column that is not shown may take it back', async () => {
  await showTable({}, { filter: 'A' }, filtered)
  expect(offered()).toEqual(['A'])
})
