import { expect, it } from 'vitest'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { planUndo, undoOf } from '#engine/save/undo.ts'
import type { Write } from '#engine/save/write.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { publicHolidayEntity } from '#schemas/tables/publicHolidays.ts'
import { drive, type Fate } from './stage.ts'

const row: WireRow = { id: 1, version: 1, text: 'old', note: 'n' }
const change = (patch: Values): readonly Write[] => [
  { name: 'row', lines: [1], change: { do: 'update', row, patch } },
]
const insert = (text: string, institution: number): Write => ({
  name: `1-${institution}`,
  lines: [1],
  institution,
  change: { do: 'insert', body: { text, institution } },
})

/** What is told at the end of several rounds that end so. */
const after = (rounds: readonly (readonly [readonly Write[], readonly Fate[]])[]) => {
  const { server, submit } = drive()
  server.rows.set(1, row)
  let last: SaveOutcome | undefined
  for (const [writes, fates] of rounds) {
    let nth = 0
    last = submit(writes, () => fates[nth++] ?? 'done')
  }
  if (!last) throw new Error('no round')
  return last
}
const takenBack = (outcome: SaveOutcome) =>
  planUndo(publicHolidayEntity, undoOf(publicHolidayEntity, { ...outcome, written: outcome.standing })).map(
    (write) => write.change,
  )

it('a creation that took two tries is taken back in all institutions', () => {
  const writes = [insert('a', 1), insert('a', 2)]
  const outcome = after([
    [writes, ['done', 'refused']],
    [writes, []],
  ])
  expect(outcome.written).toHaveLength(1)
  expect(takenBack(outcome)).toMatchObject([{ do: 'removeAll' }, { do: 'removeAll' }])
})

it('a creation that was corrected after a lost answer goes as a whole', () => {
  const outcome = after([
    [[insert('a', 1)], ['lost']],
    [[insert('b', 1)], []],
  ])
  expect(takenBack(outcome)).toMatchObject([{ do: 'removeAll', lines: [{ row: { text: 'b' } }] }])
})

it('a change that was corrected after a lost answer goes back to what was there before both', () => {
  const outcome = after([
    [change({ text: 'a', note: 'x' }), ['lost']],
    [change({ text: 'b', note: 'x' }), []],
  ])
  expect(takenBack(outcome)).toMatchObject([
    { do: 'updateAll', lines: [{ patch: { text: 'old', note: 'n' } }] },
  ])
})

it('a change over what somebody else has written since is sent for their version, and goes back to theirs', () => {
  const { server, submit } = drive()
  server.rows.set(1, row)
  submit(change({ text: 'a' }), () => 'done')
  const theirs = { ...row, version: 3, text: 'theirs' }
  server.rows.set(1, theirs)
  const outcome = submit(
    [{ name: 'row', lines: [1], change: { do: 'update', row: theirs, patch: { text: 'b' } } }],
    () => 'done',
  )
  expect(outcome?.is).toBe('saved')
  expect(outcome && takenBack(outcome)).toMatchObject([
    { do: 'updateAll', lines: [{ row: { version: 4 }, patch: { text: 'theirs' } }] },
  ])
})
