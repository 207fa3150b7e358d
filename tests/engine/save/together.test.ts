import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusedLines } from '#engine/save/failures.ts'
import type { SaveOutcome } from '#engine/save/outcome.ts'
import { planChanges, planRemovals } from '#engine/save/planRows.ts'
import { planUndo, undoOf } from '#engine/save/undo.ts'
import type { ChangedRow, Write } from '#engine/save/write.ts'
import { agencySubscriptionEntity } from '#schemas/tables/interim.ts'
import { payrollCodeEntity } from '#schemas/tables/payCode.ts'
import { scheduleEntity } from '#schemas/tables/schedule.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { everywhere, line, rowIn, saving } from './togetherStage.ts'

const linesOf = (writes: readonly Write[]) => writes.map(({ lines }) => lines)

describe('rows that are written together', () => {
  it('are one call an institution, and one for those that the same institutions share', () => {
    const own = [rowIn(1, 1), rowIn(2, 2), rowIn(3, 1)].map((row) => line(row))
    const writes = planChanges(payrollCodeEntity, own, everywhere)
    expect(writes.map(({ institution, lines }) => [institution, lines])).toEqual([
      [1, [1, 3]],
      [2, [2]],
    ])
    const shared = [[1, 2], [1], [1, 2], [1, 2, 3]].map((places, id) => line(rowIn(id, places)))
    const together = planChanges(scheduleEntity, shared, everywhere)
    expect(linesOf(together)).toEqual([[0, 2], [1], [3]])
    // Of a failure in several no single one is told.
    expect(together.map(({ institution }) => institution)).toEqual([undefined, 1, undefined])
  })

  it('say where alone they hold, and are apart where they do not hold in the same', () => {
    const lines = [line(rowIn(1, [1, 2])), line(rowIn(2, [1, 2]))]
    const only = ({ row }: ChangedRow) => (row.id === 1 ? [1] : undefined)
    const changes = planChanges(scheduleEntity, lines, only).map(({ change }) => change)
    expect(changes).toEqual([
      { do: 'updateAll', lines: [lines[0]], institutions: [1] },
      { do: 'updateAll', lines: [lines[1]] },
    ])
    const gone = planRemovals(scheduleEntity, lines, () => 'all')
    expect(gone).toMatchObject([{ lines: [1, 2], change: { do: 'removeAll', institutions: 'all' } }])
  })

  it('are cut into calls that the server takes: five hundred rows, and less than a megabyte', () => {
    const many = Array.from({ length: 1201 }, (_, id) => line(rowIn(id, 1)))
    const sizes = linesOf(planChanges(payrollCodeEntity, many, everywhere)).map(({ length }) => length)
    expect(sizes).toEqual([500, 500, 201])
    const long = many.slice(0, 300).map(({ row }) => line(row, { code: 'é'.repeat(5000) }))
    const calls = planChanges(payrollCodeEntity, long, everywhere).map(({ change }) =>
      change.do === 'updateAll'
        ? change.lines.map(({ row, patch }) => ({ ...patch, ...row, code: patch.code }))
        : [],
    )
    expect(calls.length).toBeGreaterThan(3)
    for (const batch of calls) expect(Buffer.byteLength(JSON.stringify({ batch }))).toBeLessThan(1024 * 1024)
    expect(calls.flat()).toHaveLength(300)
  })

  it('of a service of its own are one a call', () => {
    const lines = [rowIn(1, 1), rowIn(2, 1)].map((row) => line(row))
    expect(linesOf(planChanges(agencySubscriptionEntity, lines, everywhere))).toEqual([[1], [2]])
  })
})

const two = [rowIn(1, 1), rowIn(2, 2), rowIn(3, 1), rowIn(4, 2)]
const codes = ({ present }: ReturnType<typeof saving>) => [...present.values()].map(({ code }) => code)

describe('a group that is refused', () => {
  it('is not written at all, names its rows, and is written without them; what is done is not sent again', async () => {
    const all = saving(two)
    all.refuses.set(3, 409)
    expect(await all.submit()).toEqual({
      is: 'partial',
      sent: [
        [1, 3],
        [2, 4],
      ],
    })
    expect(codes(all)).toEqual(['C1', 'X', 'C3', 'X'])
    expect(all.told.at(-1)).toMatchObject({
      left: [1, 3],
      failures: [{ lineId: 3, institution: 1, problem: { code: 409 } }],
    })
    expect(refusedLines(all.save.state.getState())).toEqual([3])
    all.without.add(3)
    expect(await all.submit()).toEqual({ is: 'saved', sent: [[1]] })
    expect(codes(all)).toEqual(['X', 'X', 'C3', 'X'])
  })

  it('for a row that somebody changed is written as that row is by now', async () => {
    const all = saving(two)
    all.present.set(3, { ...rowIn(3, 1), version: 2 })
    all.refuses.set(3, 412)
    await all.submit()
    expect(refusedLines(all.save.state.getState())).toEqual([3])
    all.refuses.clear()
    expect(await all.submit()).toEqual({ is: 'saved', sent: [[1, 3]] })
    expect(all.present.get(3)).toMatchObject({ code: 'X', version: 3 })
  })

  it('names no row where it is not the rows that keep it from being written', async () => {
    const all = saving(two)
    all.fates.push(all.problem(503))
    expect(await all.submit()).toEqual({ is: 'partial', sent: [[1, 3]] })
    expect(refusedLines(all.save.state.getState())).toEqual([])
    expect(all.told.at(-1)?.failures).toMatchObject([{ institution: 1, problem: { code: 503 } }])
    expect(all.told.at(-1)?.failures[0]?.lineId).toBeUndefined()
    expect((await all.submit()).is).toBe('saved')
    const lone = saving([rowIn(1, 1)])
    lone.fates.push(lone.problem(503))
    await lone.submit()
    expect(refusedLines(lone.save.state.getState())).toEqual([])
  })
})

describe('another try', () => {
  it('sends a group whose answer was lost as it was, under the same key', async () => {
    const all = saving(two)
    all.fates.push(all.problem(520))
    await all.submit()
    const [lost] = all.sent
    expect(await all.submit()).toEqual({
      is: 'saved',
      sent: [
        [1, 3],
        [2, 4],
      ],
    })
    expect(all.sent[0]).toEqual(lost)
    expect([...all.present.values()].map(({ version }) => version)).toEqual([2, 2, 2, 2])
  })

  it('sends what a stop has left, group by group', async () => {
    const all = saving(two)
    const first = all.submit()
    void all.save.send({ is: 'stopped' })
    expect(await first).toEqual({ is: 'partial', sent: [[1, 3]] })
    expect(all.told.at(-1)).toMatchObject({ left: [2, 4], failures: [] })
    expect(await all.submit()).toEqual({ is: 'saved', sent: [[2, 4]] })
  })
})

/** Rounds whose calls end somehow, with rows that are refused, after some of which a person leaves these out. */
const rounds = fc.array(
  fc.record({
    fates: fc.array(fc.constantFrom(undefined, 502, 503, 520), { maxLength: 6 }),
    refused: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
    leavesOut: fc.boolean(),
  }),
  { maxLength: 6 },
)

it('whatever answers come, each row is written once, or left as it was', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, fc.constantFrom('change', 'remove'), async (played, planned) => {
      const nine = Array.from({ length: 9 }, (_, n) => rowIn(n + 1, n % 4))
      const all = saving(nine, planned)
      for (const { fates, refused, leavesOut } of played) {
        all.fates.push(...fates.map((status) => status && all.problem(status)))
        all.refuses.clear()
        for (const id of refused) all.refuses.set(id, 409)
        await all.submit()
        if (leavesOut) for (const id of refusedLines(all.save.state.getState())) all.without.add(id)
        all.fates.length = 0
      }
      all.refuses.clear()
      expect((await all.submit()).is).toBe('saved')
      const versions = nine.map(({ id }) => all.present.get(id)?.version)
      const done = planned === 'change' ? 2 : undefined
      expect(versions).toEqual(nine.map(({ id }) => (all.without.has(id) ? 1 : done)))
    }),
    { seed, numRuns: runsOf(300) },
  )
})

it('rows that somebody else has removed meanwhile are as good as removed: the others go', async () => {
  const all = saving(two, 'remove')
  all.present.delete(3)
  expect(await all.submit()).toEqual({ is: 'saved', sent: [[1, 3], [1], [2, 4]] })
  expect(all.present.size).toBe(0)
  const { written = [] } = all.told.at(-1) ?? {}
  expect(written.flatMap(({ lines }) => lines)).toEqual([3, 1, 2, 4])
  // Nor is it brought back with the others.
  expect(written.flatMap(({ before }) => before?.id ?? [])).toEqual([1, 2, 4])
})

it('what was changed together is taken back together, an institution at a time', async () => {
  const all = saving(two)
  await all.submit()
  const back = planUndo(payrollCodeEntity, undoOf(payrollCodeEntity, all.told[0] as SaveOutcome)).map(
    ({ change }) => change,
  )
  expect(
    back.map((one) =>
      one.do === 'updateAll' ? one.lines.map(({ row, patch }) => [row.id, row.version, patch]) : [],
    ),
  ).toEqual([
    [
      [4, 2, { code: 'C4' }],
      [2, 2, { code: 'C2' }],
    ],
    [
      [3, 2, { code: 'C3' }],
      [1, 2, { code: 'C1' }],
    ],
  ])
})
