import { describe, expect, it, test } from 'vitest'
import { createSave } from '#engine/save/createSave.ts'
import { isLeftSave, leftOf } from '#engine/save/left.ts'
import type { Write } from '#engine/save/write.ts'
import type { CallProblem } from '#protocol/problem.ts'

const insert = (text: string): readonly Write[] => [
  { name: '1', lines: [1], change: { do: 'insert', body: { text } } },
]
const lost: CallProblem = { code: 520, status: 520, details: [] }

/** A save of which the page goes, as the next page reads it. */
const leftAfter = async (writes: readonly Write[], write: () => Promise<never>) => {
  const save = createSave({ id: 's', atOnce: 1 }, { problemOf: () => lost, plan: () => writes, write })
  const ends = save.send({ is: 'submitted' })
  await Promise.race([ends, Promise.resolve()])
  return JSON.parse(JSON.stringify(leftOf(save.state.getState()) ?? null))
}

describe('a creation that a page leaves', () => {
  const fates = [
    ['without an answer', () => Promise.reject(new Error('cut'))],
    ['under way', () => new Promise<never>(() => undefined)],
  ] as const
  it.each(fates)('%s is asked for again by the next one, then corrected', async (_, write) => {
    const left = await leftAfter(insert('a'), write)
    expect(isLeftSave(left)).toBe(true)
    const sent: unknown[] = []
    const next = createSave(
      { id: left.id, atOnce: 1 },
      {
        problemOf: () => lost,
        plan: () => insert('b'),
        write: async ({ key, change }) => {
          sent.push([
            key,
            change.do,
            change.do === 'insert' ? change.body : change.do === 'update' && change.patch,
          ])
          return [{ id: 7, version: sent.length, text: 'a' }]
        },
      },
      left.entries,
    )
    await next.send({ is: 'submitted' })
    expect(sent).toEqual([
      ['s:1', 'insert', { text: 'a' }],
      ['s:1:1', 'update', { text: 'b' }],
    ])
  })

  it('leaves nothing where nothing of it can be there, nor of a change', async () => {
    const row = { id: 7, version: 1, text: 'a' }
    const change = { do: 'update', row, patch: { text: 'b' } } as const
    const never = () => new Promise<never>(() => undefined)
    expect(await leftAfter([{ name: 'row', lines: [1], change }], never)).toBeNull()
    expect(await leftAfter([], never)).toBeNull()
  })
})

test.each([null, { id: 1, entries: [] }, { id: 's', entries: {} }, { id: 's', entries: [null] }])(
  '%j was left by no save',
  (read) => expect(isLeftSave(read)).toBe(false),
)

const gone = { do: 'remove', row: { id: 7, version: 1 }, institutions: 'all' }
test.each([
  { write: { name: 1 } },
  { write: { lines: 'none' } },
  { write: { lines: ['1'] } },
  { write: { change: gone } },
  { sends: gone },
  { is: 'running' },
  { tried: [1] },
  { unanswered: gone },
  { held: { rows: [], values: {} } },
])('a part that is otherwise, %j, makes it what no save has left', async ({ write, ...parts }) => {
  const left = await leftAfter(insert('a'), () => Promise.reject(new Error('cut')))
  const [entry] = left.entries
  const other = { ...entry, ...parts, write: { ...entry.write, ...write } }
  expect(isLeftSave({ ...left, entries: [other] })).toBe(false)
})
