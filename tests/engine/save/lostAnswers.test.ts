import { describe, expect, it } from 'vitest'
import type { Write } from '#engine/save/write.ts'
import type { Values, WireRow } from '#protocol/row.ts'
import { drive, type Fate, lineTo } from './stage.ts'

const row: WireRow = { id: 1, version: 1, text: 'old', note: 'n' }
const change = (patch: Values): readonly Write[] => [
  { name: 'row', lines: [1], change: { do: 'update', row, patch } },
]
const holding = (fates: readonly Fate[]) => {
  const driven = drive()
  driven.server.rows.set(1, row)
  let nth = 0
  return {
    ...driven,
    save: (writes: readonly Write[]) => driven.submit(writes, () => fates[nth++] ?? 'done'),
  }
}

describe('a change whose answer was lost', () => {
  it('is corrected by what was entered since', () => {
    const { server, save, sent } = holding(['lost'])
    save(change({ text: 'a' }))
    expect(save(change({ text: 'b' }))?.is).toBe('saved')
    expect(server.rows.get(1)).toMatchObject({ text: 'b', note: 'n', version: 3 })
    expect(sent.map(({ key }) => key)).toEqual(['s:row', 's:row', 's:row:1'])
  })

  it('goes back where it was taken back since, and leaves what is not its own', () => {
    const { server, save } = holding(['lost'])
    save(change({ text: 'a', note: 'x' }))
    save(change({ note: 'x' }))
    expect(server.rows.get(1)).toMatchObject({ text: 'old', note: 'x' })
    const { server: other, save: again } = holding(['lost'])
    again(change({ text: 'a' }))
    expect(again(change({}))?.is).toBe('saved')
    expect(other.rows.get(1)).toMatchObject({ text: 'old', note: 'n' })
  })

  it('that was never done is not done any more, once the server has said so', () => {
    const { server, save, sent } = holding(['cut', 'refused'])
    save(change({ text: 'a' }))
    expect(save(change({ text: 'b' }))?.is).toBe('saved')
    expect(server.rows.get(1)).toMatchObject({ text: 'b', version: 2 })
    expect(sent).toHaveLength(3)
  })

  it.each([401, 403, 408, 429, 440, 500, 503])('stays in doubt while the server cannot say: %d', (status) => {
    const { server, save } = holding(['lost', status])
    save(change({ text: 'a' }))
    expect(save(change({ text: 'b' }))?.is).toBe('partial')
    expect(save(change({ text: 'b' }))?.is).toBe('saved')
    expect(server.rows.get(1)).toMatchObject({ text: 'b', version: 3 })
  })
})

describe('a creation that is all or nothing, whose answer was lost', () => {
  const together = (rows: readonly (readonly [number, string])[]): readonly Write[] => [
    {
      name: 'together',
      lines: rows.map(([lineId]) => lineId),
      change: {
        do: 'insertAll',
        rows: rows.map(([lineId, date]) => ({ lineId, row: { date } })),
        institutions: [1, 2],
      },
    },
  ]

  it('sends only the lines that came since, and names those that keep what was entered first', () => {
    const { save, sent } = holding(['lost'])
    save(
      together([
        [1, 'May'],
        [2, 'June'],
      ]),
    )
    const outcome = save(
      together([
        [1, 'May'],
        [2, 'July'],
        [3, 'August'],
      ]),
    )
    const dates = sent.map(({ change: one }) =>
      one.do === 'insertAll' ? one.rows.map(({ row: { date } }) => date) : [],
    )
    expect(dates).toEqual([['May', 'June'], ['May', 'June'], ['August']])
    expect(outcome).toMatchObject({ is: 'saved', kept: [{ lines: [2], columns: ['date'] }] })
  })
})

describe('a row that is to be corrected', () => {
  const first = { text: 'a', kind: 1 }
  /** Written to institution 1, refused by 2. */
  const partly = (more = {}) => {
    const driven = drive()
    driven.submit(lineTo([1, 2], first, more), ({ name }) => (name === '1-2' ? 'refused' : 'done'))
    return { ...driven, again: (values: Values) => driven.submit(lineTo([1, 2], values, more), () => 'done') }
  }
  const texts = ({ server }: ReturnType<typeof partly>) =>
    [...server.rows.values()].map(({ institution, text, kind }) => [institution, text, kind])

  it('keeps the columns that no update may change, and says so', () => {
    const driven = partly({ fixed: ['kind'] })
    expect(driven.again({ text: 'b', kind: 2 })).toMatchObject({
      is: 'saved',
      kept: [{ institution: 1, lines: [1], columns: ['kind'] }],
    })
    expect(texts(driven)).toEqual([
      [1, 'b', 1],
      [2, 'b', 2],
    ])
  })

  it('gives its secrets again with the correction, and with nothing else', () => {
    const driven = partly({ secret: ['kind'] })
    driven.again({ text: 'b', kind: 1 })
    const patches = driven.sent.flatMap(({ change: one }) => (one.do === 'update' ? one.patch : []))
    expect(patches).toEqual([{ text: 'b', kind: 1 }])
  })

  it('is made anew the time after it was found to be gone', () => {
    const driven = partly()
    driven.server.rows.delete(1)
    expect(driven.again({ text: 'b', kind: 1 })).toMatchObject({
      is: 'partial',
      failures: [{ institution: 1, problem: { code: 404 } }],
    })
    expect(driven.again({ text: 'b', kind: 1 })?.is).toBe('saved')
    expect(
      texts(driven)
        .map(([institution]) => institution)
        .toSorted(),
    ).toEqual([1, 2])
  })
})
