import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError, noAnswer } from '#client/apiError.ts'
import { createFanOut } from '#client/fanOut.ts'
import { batchesOf, planFanOut } from '#client/fanOutPlan.ts'

const institutions = [11, 12, 13, 14, 15, 16]
const conflict = new ApiError({ status: 409, code: 409 })

/** A server that fails once for each institution in `failing` and remembers keys, as ours does. */
function server(failing: ReadonlySet<number>) {
  const rows = new Map<string, string>()
  const tried: string[] = []
  const broken = new Set(failing)
  return {
    rows,
    tried,
    run: async (cell: { id: string; institution: number }, { key }: { key: string }) => {
      tried.push(cell.id)
      await null
      if (broken.delete(cell.institution)) throw conflict
      rows.set(key, cell.id)
      return cell.id
    },
  }
}

describe.each([1, 3])('%i at a time', (concurrency) => {
  test('for all 64 failing subsets of 6 institutions, exactly those fail and a retry completes only them', async () => {
    for (let subset = 0; subset < 64; subset++) {
      const failing = new Set(institutions.filter((_, bit) => subset & (1 << bit)))
      const { run, rows, tried } = server(failing)
      const cells = planFanOut(['line'], institutions)
      const fan = createFanOut({ cells, run, concurrency })
      const first = await fan.run()
      const failed = first.cells.filter(({ outcome }) => outcome.state === 'failed')
      expect(new Set(failed.map(({ cell }) => cell.institution))).toEqual(failing)
      expect(first).toMatchObject({ done: 6 - failing.size, failed: failing.size, total: 6 })

      tried.length = 0
      const second = await fan.retry()
      expect(tried).toEqual(failed.map(({ cell }) => cell.id))
      expect(second).toMatchObject({ done: 6, failed: 0, total: 6 })
      expect([...rows.keys()].sort()).toEqual(cells.map(({ key }) => key).sort())
    }
  })
})

test('500 random failing subsets of 10, several lines, chained or not: retries end in the all-success state', async () => {
  const ten = Array.from({ length: 10 }, (_, i) => i + 1)
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(ten),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      async (bad, concurrency, chained) => {
        const { run, rows } = server(new Set(bad))
        const cells = planFanOut(['a', 'b'], ten, { chained })
        const fan = createFanOut({ cells, run, concurrency })
        await fan.run()
        for (let i = 0; i < bad.length; i++) await fan.retry()
        expect(fan.getSnapshot()).toEqual({ done: 20, failed: 0, total: 20 })
        expect(rows.size).toBe(20)
      },
    ),
    { numRuns: 500 },
  )
})

test('a chained cell gets what the one before answered, and waits while that one has failed', async () => {
  let broken = true
  const heard: unknown[] = []
  const fan = createFanOut<string, string>({
    cells: planFanOut(['batch'], [1, 2, 3], { chained: true }),
    concurrency: 3,
    run: async (cell, { previous }) => {
      if (cell.institution === 2 && broken) throw conflict
      heard.push(previous)
      return `ids of ${cell.institution}`
    },
  })
  const first = await fan.run()
  expect(first.cells.map(({ outcome }) => outcome.state)).toEqual(['done', 'failed', 'waiting'])
  broken = false
  await fan.retry()
  expect(heard).toEqual([undefined, 'ids of 1', 'ids of 2'])
})

test.each([
  ['there is no network', new ApiError({ status: 520, code: 520, offline: true })],
  ['the session is over', new ApiError({ status: 440, code: 440, ended: true })],
  ['the caller gave up', noAnswer({ aborted: true })],
])('the rest is left waiting when %s', async (_, error) => {
  const fan = createFanOut({
    cells: planFanOut(['line'], institutions),
    run: () => Promise.reject(error),
  })
  const report = await fan.run()
  expect(report).toMatchObject({ done: 0, failed: 1, total: 6 })
  expect(report.cells.filter(({ outcome }) => outcome.state === 'waiting')).toHaveLength(5)
})

test('progress counts up, a second click joins the run, and no more than asked run at once', async () => {
  let running = 0
  let most = 0
  const fan = createFanOut({
    cells: planFanOut([1, 2, 3, 4, 5], [1, 2]),
    concurrency: 2,
    run: async () => {
      most = Math.max(most, ++running)
      await null
      running -= 1
    },
  })
  const seen: number[] = []
  fan.subscribe(() => seen.push(fan.getSnapshot().done))
  const [one, two] = await Promise.all([fan.run(), fan.run()])
  expect(one).toBe(two)
  expect(most).toBe(2)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(10)
})

test('batches keep the order and lose nothing', () => {
  expect(batchesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(batchesOf([], 50)).toEqual([])
})
