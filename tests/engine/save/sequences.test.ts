import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stoppedLines } from '#engine/save/failures.ts'
import { isBusy } from '#engine/save/state.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { drive, type Fate, lineTo } from './stage.ts'

const PLACES = [1, 2, 3]
const fates: readonly Fate[] = ['done', 'lost', 'cut', 'refused', 503]

/** Rounds of a person who corrects the line and saves, each call of which ends somehow, and who stops some of them. */
const rounds = fc.array(
  fc.record({
    text: fc.constantFrom('a', 'b', 'c'),
    note: fc.constantFrom('x', 'y'),
    ends: fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 12 }),
    stopsAfter: fc.option(fc.nat({ max: 4 }), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 7 },
)
type Round = (typeof rounds extends fc.Arbitrary<infer R> ? R : never)[number]

const play = (all: readonly Round[], atOnce = 4) => {
  const driven = drive({ atOnce })
  for (const { text, note, ends, stopsAfter } of all) {
    let nth = 0
    driven.submit(lineTo(PLACES, { text, note }), () => ends[nth++ % ends.length] ?? 'done', stopsAfter)
    expect(isBusy(driven.state())).toBe(false)
    expect(['open', 'done']).toContain(driven.state().phase)
  }
  return driven
}
const check = (property: (all: readonly Round[], atOnce: number) => void) =>
  fc.assert(fc.property(rounds, fc.integer({ min: 1, max: 4 }), property), { seed, numRuns: runsOf(500) })

describe('whatever answers come, and whatever is corrected between them', () => {
  it('no institution gets the row twice, and each round can be left', () => {
    check((all, atOnce) => {
      const { server } = play(all, atOnce)
      const places = [...server.rows.values()].map(({ institution }) => institution)
      expect(places.toSorted()).toEqual([...new Set(places)].toSorted())
    })
  })

  it('the next round that goes well leaves everywhere what was entered last', () => {
    check((all, atOnce) => {
      const { server, submit, state } = play(all, atOnce)
      const last = { text: 'last', note: 'n' }
      const outcome = submit(lineTo(PLACES, last), () => 'done')
      expect([outcome?.is, outcome?.failures, state().phase]).toEqual(['saved', [], 'done'])
      const rows = [...server.rows.values()].map(({ institution, text, note }) => [institution, text, note])
      expect(rows.toSorted()).toEqual(PLACES.map((place) => [place, 'last', 'n']))
    })
  })

  it('a round says of each institution what is there, that it failed, or that a stop has left it', () => {
    check((all, atOnce) => {
      const { server, told, state } = play(all, atOnce)
      const { text, note } = all.at(-1) as Round
      const rowAt = (place: number) =>
        [...server.rows.values()].find(({ institution }) => institution === place)
      const failed = told.at(-1)?.failures.flatMap(({ institution }) => institution ?? []) ?? []
      const [stopped] = stoppedLines(state())
      const left = stopped ? [...stopped.earlier, ...stopped.inDoubt, ...stopped.unsent] : []
      const done = PLACES.filter((place) => !failed.includes(place) && !left.includes(place))
      for (const place of done) expect(rowAt(place)).toMatchObject({ text, note })
      for (const place of stopped?.earlier ?? []) expect(rowAt(place)).toBeDefined()
      for (const place of stopped?.unsent ?? []) expect(rowAt(place)).toBeUndefined()
      if (stopped) expect([stopped.lineId, stopped.written]).toEqual([1, done])
      expect(left.filter((place) => failed.includes(place))).toEqual([])
      expect(told.at(-1)?.stopped).toBe(stopped && true)
      expect(told.at(-1)?.is).toBe(done.length === PLACES.length ? 'saved' : 'partial')
    })
  })

  it('a key is never sent with two contents', () => {
    check((all) => {
      const { sent } = play(all)
      const contents = new Map<string, string>()
      for (const { key, change } of sent) {
        const content =
          change.do === 'update'
            ? JSON.stringify([change.row.id, change.row.version, change.patch])
            : JSON.stringify(change)
        expect(contents.get(key) ?? content).toBe(content)
        contents.set(key, content)
      }
    })
  })

  it('nothing is sent again that was answered, while it has not changed', () => {
    check((all) => {
      const { sent, submit } = play(all)
      const { text, note } = all.at(-1) as Round
      submit(lineTo(PLACES, { text, note }), () => 'done')
      const before = sent.length
      submit(lineTo(PLACES, { text, note }), () => 'done')
      expect(sent.length).toBe(before)
    })
  })
})
