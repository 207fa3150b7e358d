import { describe, expect, it } from 'vitest'
import { stoppedLines } from '#engine/save/failures.ts'
import { isLong, isUnheard, newSave, sentOf } from '#engine/save/state.ts'
import { step } from '#engine/save/step.ts'
import { drive, type Fate, lineTo } from './stage.ts'

const PLACES = Array.from({ length: 12 }, (_, n) => n + 1)
const writes = (text = 'a') => lineTo(PLACES, { text })

/** A row for each of twelve institutions, four on their way at once, stopped after so many answers. */
const stoppedAfter = (answers: number, ...fates: readonly Fate[]) => {
  const driven = drive()
  let nth = 0
  const outcome = driven.submit(writes(), () => fates[nth++] ?? 'done', answers)
  return { ...driven, outcome }
}
const ascending = (places: readonly number[] = []) => places.toSorted((a, b) => a - b)
const placesOf = ({ server }: Pick<ReturnType<typeof drive>, 'server'>) =>
  ascending([...server.rows.values()].map(({ institution }) => Number(institution)))
const without = (places: readonly number[]) => PLACES.filter((one) => !places.includes(one))

describe('a save that a person stops', () => {
  it('waits for what is under way, sends nothing else, and says where it is written and where not', () => {
    const all = stoppedAfter(2)
    const there = placesOf(all)
    expect([all.sent.length, there.length, all.state().phase]).toEqual([6, 6, 'open'])
    expect(all.outcome).toMatchObject({ is: 'partial', stopped: true, writes: 12, failures: [] })
    expect(all.outcome?.written).toHaveLength(6)
    expect(stoppedLines(all.state())).toEqual([
      { lineId: 1, written: there, earlier: [], inDoubt: [], unsent: without(there) },
    ])
    expect(sentOf(all.state())).toBe('partly')
  })

  it('writes only what is missing when it is saved again, and what was corrected meanwhile everywhere', () => {
    const same = stoppedAfter(2)
    const again = same.submit(writes(), () => 'done')
    expect([same.sent.length, placesOf(same), again?.is, again?.writes]).toEqual([12, PLACES, 'saved', 6])
    expect(again).not.toHaveProperty('stopped')
    expect([again?.standing.length, stoppedLines(same.state())]).toEqual([12, []])
    const corrected = stoppedAfter(2)
    corrected.submit(writes('b'), () => 'done')
    expect(placesOf(corrected)).toEqual(PLACES)
    expect(new Set([...corrected.server.rows.values()].map(({ text }) => text))).toEqual(new Set(['b']))
  })

  it('tells apart what failed, what may be there, and where the row is as it was before a correction', () => {
    // Answers come from the last one on: of 4 and 5, while 1, 2, 3 and 6 are on their way.
    const { submit, state, outcome } = stoppedAfter(2, 'refused', 'lost')
    const unsent = [7, 8, 9, 10, 11, 12]
    expect(outcome?.failures.map(({ institution }) => institution)).toEqual([4, 5])
    expect(stoppedLines(state())).toEqual([
      { lineId: 1, written: [1, 2, 3, 6], earlier: [], inDoubt: [], unsent },
    ])
    submit(writes('b'), () => 'done', 0)
    expect(stoppedLines(state())).toEqual([
      { lineId: 1, written: [1, 2, 3, 4], earlier: [6], inDoubt: [5], unsent },
    ])
  })

  it('that was all on its way is not told as stopped', () => {
    const { submit, state } = drive()
    const outcome = submit(lineTo([1, 2], { text: 'a' }), () => 'done', 0)
    expect(outcome).toMatchObject({ is: 'saved' })
    expect([outcome?.stopped, stoppedLines(state())]).toEqual([undefined, []])
  })

  it('is not gone on with by itself, whatever got no answer', () => {
    const { state } = stoppedAfter(1, 'cut', 'cut', 'cut', 'cut')
    expect([state().phase, isUnheard(state())]).toEqual(['open', false])
    expect(step(state(), { is: 'retried' })).toEqual({ state: state(), effects: [] })
    // A stop that came too late to leave anything keeps nobody from asking.
    const late = drive()
    late.submit(lineTo([1, 2], { text: 'a' }), () => 'cut', 0)
    expect(isUnheard(late.state())).toBe(true)
  })

  it('is told to stop once, while it writes, and at no other time', () => {
    const writing = { ...newSave({ id: 's', atOnce: 4 }), phase: 'writing' } as const
    const { state: stopped } = step(writing, { is: 'stopped' })
    // Who stops with each change of the state would do so for ever.
    expect(step(stopped, { is: 'stopped' }).state).toBe(stopped)
    for (const phase of ['open', 'checking', 'preparing', 'asking', 'planning', 'placing', 'done'] as const) {
      const state = { ...newSave({ id: 's', atOnce: 4 }), phase }
      expect(step(state, { is: 'stopped' }).state).toBe(state)
    }
  })
})

it('takes long where more than ten writes are sent, whatever was written before', () => {
  const planning = { ...newSave({ id: 's', atOnce: 4 }), phase: 'planning' } as const
  const begun = (count: number) =>
    step(planning, { is: 'planned', writes: lineTo(PLACES.slice(0, count), { text: 'a' }) }).state
  expect([10, 11].map((count) => isLong(begun(count)))).toEqual([false, true])
  const { state, submit } = stoppedAfter(2)
  expect(isLong(state())).toBe(false)
  submit(writes(), () => 'done')
  expect(isLong({ ...state(), phase: 'writing' })).toBe(false)
})
