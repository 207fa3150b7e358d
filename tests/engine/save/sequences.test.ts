import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBusy } from '#engine/save/state.ts'
import { runsOf, seed } from '#tests/server/seed.ts'
import { drive, type Fate, lineTo } from './stage.ts'

const PLACES = [1, 2, 3]
const fates: readonly Fate[] = ['done', 'lost', 'cut', 'refused', 503]

/** Rounds of a person who corrects the line and saves, each call of which ends somehow. */
const rounds = fc.array(
  fc.record({
    text: fc.constantFrom('a', 'b', 'c'),
    note: fc.constantFrom('x', 'y'),
    ends: fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 12 }),
  }),
  { minLength: 1, maxLength: 7 },
)
type Round = (typeof rounds extends fc.Arbitrary<infer R> ? R : never)[number]

const play = (all: readonly Round[], atOnce = 4) => {
  const driven = drive({ atOnce })
  for (const { text, note, ends } of all) {
    let nth = 0
    driven.submit(lineTo(PLACES, { text, note }), () => ends[nth++ % ends.length] ?? 'done')
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

  it('a round says of each institution what is there, or that it failed', () => {
    check((all) => {
      const { server, told } = play(all)
      const { text, note } = all.at(-1) as Round
      const failed = new Set(told.at(-1)?.failures.map(({ institution }) => institution))
      for (const place of PLACES) {
        if (failed.has(place)) continue
        const row = [...server.rows.values()].find(({ institution }) => institution === place)
        expect(row).toMatchObject({ text, note })
      }
      expect(told.at(-1)?.is).toBe(failed.size === 0 ? 'saved' : 'partial')
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
