import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { Allowance } from '#server/services/auth/limits/allowances.ts'
import { Attempts } from '#server/services/auth/limits/attempts.ts'
import { tidyAttempts } from '#server/services/auth/limits/limiter.ts'
import { until } from '../../../until.ts'
import { forEachEngine } from '../../db/engines.ts'
import { peopled } from '../../testServer.ts'

/** Three wrong ones are free within a minute; after that 10 s, 20 s, 30 s. */
const strict: Allowance = {
  sort: 'account',
  free: 3,
  window: 60,
  wait: (beyond) => 10 * (beyond + 1),
  forgives: false,
}
const lenient: Allowance = { ...strict, sort: 'address', free: 5 }
const forgiving: Allowance = { ...strict, sort: 'device', forgives: true }

forEachEngine('attempts', ({ engine, open, openAgain }) => {
  let database: Database
  /** Two processes, as far as there can be two. */
  let processes: readonly Attempts[]
  let n = 0
  let key = ''
  beforeAll(async () => {
    database = await open({ made: peopled })
    const other = engine === 'postgres' ? await openAgain() : database
    processes = [new Attempts(database), new Attempts(other)]
  })
  beforeEach(() => {
    key = `somebody ${n++}`
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    return () => vi.useRealTimers()
  })

  const wrong = vi.fn(async () => undefined)
  const right = vi.fn(async () => 'in')
  const here = () => processes[0]!
  const tries = async (count: number, check: () => Promise<string | undefined>, allowance = strict) => {
    const outcomes: (string | number)[] = []
    for (let i = 0; i < count; i++) {
      const { refusal, result } = await processes[i % 2]!.run([{ allowance, key }], check)
      outcomes.push(refusal ? refusal.seconds : (result ?? 'wrong'))
    }
    return outcomes
  }

  it('are refused without being checked once the free ones are used up, the right one too', async () => {
    wrong.mockClear()
    right.mockClear()
    expect(await tries(4, wrong)).toEqual(['wrong', 'wrong', 'wrong', 10])
    expect(await tries(1, right)).toEqual([10])
    expect([wrong.mock.calls.length, right.mock.calls.length]).toEqual([3, 0])
  })

  it('wait for their turn in a line that has an end', async () => {
    const many = Promise.withResolvers<undefined>()
    const one = new Attempts(database)
    const first = Array.from({ length: 508 }, () => one.run([], () => many.promise))
    await expect(one.run([], wrong)).rejects.toMatchObject({ status: 503 })
    many.resolve(undefined)
    await Promise.all(first)
    expect(await one.run([], right)).toEqual({ result: 'in' })
  })

  it('are checked one at a time after each wait, which grows, until the window is over', async () => {
    await tries(3, wrong)
    vi.advanceTimersByTime(9_999)
    expect(await tries(1, wrong)).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(await tries(2, wrong)).toEqual(['wrong', 20])
    vi.advanceTimersByTime(20_000)
    expect(await tries(2, wrong)).toEqual(['wrong', 30])
    vi.advanceTimersByTime(30_000)
    expect(await tries(4, wrong)).toEqual(['wrong', 'wrong', 'wrong', 10])
  })

  it('that are right count for nothing, and end the wait that they were let through with', async () => {
    expect(await tries(10, right)).toEqual(Array(10).fill('in'))
    expect(await tries(2, wrong)).toEqual(['wrong', 'wrong'])
    expect(await tries(5, right)).toEqual(Array(5).fill('in'))
    expect(await tries(2, wrong)).toEqual(['wrong', 10])
  })

  it('that are right make up for the wrong ones where that is allowed', async () => {
    expect(await tries(2, wrong, forgiving)).toEqual(['wrong', 'wrong'])
    expect(await tries(1, right, forgiving)).toEqual(['in'])
    expect(await tries(4, wrong, forgiving)).toEqual(['wrong', 'wrong', 'wrong', 10])
  })

  it('that fail for another reason than the password count for nothing', async () => {
    const failing = () => Promise.reject(new Error('no answer'))
    for (let i = 0; i < 10; i++) await expect(tries(1, failing)).rejects.toThrow('no answer')
    expect(await tries(4, wrong)).toEqual(['wrong', 'wrong', 'wrong', 10])
  })

  it('count for each of their names, and wait for the one that waits longest', async () => {
    const names = [
      { allowance: strict, key },
      { allowance: lenient, key },
    ]
    for (let i = 0; i < 3; i++) await here().run(names, wrong)
    expect((await here().run(names, wrong)).refusal).toEqual({ by: strict, seconds: 10 })
    expect(await tries(3, wrong, lenient)).toEqual(['wrong', 'wrong', 10])
    expect((await here().run(names, wrong)).refusal).toEqual({ by: strict, seconds: 10 })
  })

  it('wait for the name that waits longest, whichever comes first', async () => {
    const slow: Allowance = { ...strict, sort: 'asker', free: 1, wait: () => 60 }
    await tries(3, wrong)
    await tries(1, wrong, slow)
    const names = [
      { allowance: strict, key },
      { allowance: slow, key },
    ]
    for (const order of [names, names.toReversed()])
      expect((await here().run(order, wrong)).refusal).toEqual({ by: slow, seconds: 60 })
  })

  it('are refused for the whole wait while the last free one is being checked', async () => {
    await tries(2, wrong)
    const meanwhile: unknown[] = []
    const last = async () => {
      meanwhile.push(...(await tries(1, right)))
      return undefined
    }
    await tries(1, last)
    expect(meanwhile).toEqual([10])
  })

  it('that are right leave the wait alone that another began meanwhile', async () => {
    await tries(1, wrong)
    const last = async () => {
      await tries(1, wrong)
      return 'in'
    }
    expect(await tries(1, last)).toEqual(['in'])
    expect(await tries(1, right)).toEqual([10])
  })

  it('that fail for another reason make up for no wrong one', async () => {
    await tries(2, wrong, forgiving)
    const failing = () => Promise.reject(new Error('no answer'))
    await expect(tries(1, failing, forgiving)).rejects.toThrow('no answer')
    expect(await tries(2, wrong, forgiving)).toEqual(['wrong', 10])
  })

  it('that are refused leave nothing behind', async () => {
    await tries(3, wrong)
    const counted = () =>
      sql`select * from "attempt" where "key" like ${`%${key}`} order by "key"`.execute(database.kysely)
    const before = (await counted()).rows
    expect(before).toHaveLength(2)
    await tries(5, wrong)
    expect((await counted()).rows).toEqual(before)
  })

  describe('all at once', () => {
    const atOnce = async (count: number, check: () => Promise<string | undefined>, allowance = strict) =>
      await Promise.all(
        Array.from({ length: count }, (_, i) => processes[i % 2]!.run([{ allowance, key }], check)),
      )

    it('are not checked more often than one after the other, in two processes either', async () => {
      wrong.mockClear()
      const outcomes = await atOnce(50, wrong)
      expect(wrong).toHaveBeenCalledTimes(3)
      expect(outcomes.filter(({ refusal }) => refusal)).toHaveLength(47)
      vi.advanceTimersByTime(10_000)
      await atOnce(50, wrong)
      expect(wrong).toHaveBeenCalledTimes(4)
    })

    it('are all let in when they are right and few at a time', async () => {
      const outcomes = await atOnce(60, right, { ...strict, free: 20 })
      expect(new Set(outcomes.map(({ result }) => result))).toEqual(new Set(['in']))
    })
  })

  it('end with a wait that is told where it begins, in its transaction', async () => {
    const onWait = vi.fn(async () => {})
    for (let i = 0; i < 5; i++) await here().run([{ allowance: strict, key, onWait }], wrong)
    expect(onWait).toHaveBeenCalledTimes(1)
  })

  it('are forgotten some time after their window, and not before', async () => {
    const kept = async () => {
      const { rows } = await sql<{
        key: string
      }>`select "key" from "attempt" where "key" like 'test:%'`.execute(database.kysely)
      return rows.map((row) => row.key)
    }
    const hours = (n: number) => Date.now() + n * 3_600_000
    await sql`insert into "attempt" values ('test:over', 3, ${hours(-2)}), ('test:open', 3, ${hours(1)})`.execute(
      database.kysely,
    )
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.now() })
    tidyAttempts(database.kysely)
    vi.advanceTimersByTime(5 * 60_000)
    vi.useRealTimers()
    await until(async () => expect(await kept()).toEqual(['test:open']))
  })

  it('are not checked while they cannot be counted', async () => {
    right.mockClear()
    database.onStatement = (text) => {
      if (text.includes('"attempt"')) throw Object.assign(new Error('gone'), { code: '57P01' })
    }
    await expect(here().run([{ allowance: strict, key }], right)).rejects.toThrow('gone')
    database.onStatement = undefined
    expect(right).not.toHaveBeenCalled()
  })
})
