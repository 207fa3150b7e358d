import { expect, it } from 'vitest'
import { pivotRows } from '#engine/pivot.ts'
import { planned } from '#engine/save/entry.ts'
import { newSave } from '#engine/save/state.ts'
import type { Values } from '#protocol/row.ts'
import { planRow } from '#renderer/rowEditing/rowWrites.ts'
import { counterLimit } from '#schemas/tables/counterLimit.ts'

const SETTINGS = { id: 'save', atOnce: 1 }
const source = counterLimit.source
if (!source) throw new Error('limits are made of records')

const counter = { id: 1, version: 1, institution: 1, statut: 0, whichCounter: 0, limitType: 0 }
const limitOf = (limitValue: number) => [{ ...counter, limitValue }]
/** What another try writes where the first got no answer, and the record stands there with that limit by now. */
const nextTry = (limitValue: number, patch: Values) => {
  const plan = (records: typeof before, values: Values, known = newSave(SETTINGS)) => {
    const [row] = pivotRows(source, records, [1]).rows
    if (!row) throw new Error('a row for each type of worker')
    return planRow(known, counterLimit, row, values, records, [1], 0)
  }
  const before = limitOf(600)
  const [write] = plan(before, { weeklyHours: 2100 })
  if (!write) throw new Error('a limit is written')
  const unanswered = { ...planned(write), is: 'failed', unanswered: write.change } as const
  return plan(limitOf(limitValue), patch, newSave(SETTINGS, [unanswered])).map(({ change }) => change)
}
const sent = (limitValue: number) => expect.objectContaining({ do: 'update', patch: { limitValue } })

it('a record that got no answer stays in the plan of the next try where it is read with what was entered', () => {
  expect(nextTry(2100, { weeklyHours: 2100 })).toEqual([sent(2100)])
})

it('and is written once where it is read as it was, or something else is entered by now', () => {
  expect(nextTry(600, { weeklyHours: 2100 })).toEqual([sent(2100)])
  expect(nextTry(2100, { weeklyHours: 2400 })).toEqual([sent(2400)])
})

it('and not any more where nothing is entered in its place', () => {
  expect(nextTry(2100, { monthlyHours: null })).toEqual([])
})
