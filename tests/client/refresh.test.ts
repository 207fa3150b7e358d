import { describe, expect, test } from 'vitest'
import { ApiError, noAnswer } from '#client/apiError.ts'
import { createRefresh } from '#client/session/refresh.ts'
import type { Tabs } from '#client/session/tabs.ts'
import { memoryStore } from '#client/session/tokenStore.ts'
import { createTokens } from '#client/session/tokens.ts'
import type { Answer, Call } from '#client/transport.ts'
import { jwt } from './fakes.ts'

const [ann, annAgain, bob] = [jwt('7'), jwt('7', 1), jwt('8')]
const answer = (status: number, token?: string): Answer => ({ status, body: {}, data: {}, token })

/** A tab whose turn and whose answers come when the test says so. */
const stage = (reply: () => Answer | Promise<Answer>, turn: () => Promise<void> = async () => {}) => {
  const calls: { call: Call; token: string | null }[] = []
  const turns: { name: string; waitMs: number }[] = []
  const tabs: Tabs = {
    tell: () => {},
    listen: () => () => {},
    exclusively: async (name, work, waitMs) => {
      turns.push({ name, waitMs })
      await turn()
      return work()
    },
    close: () => {},
  }
  const store = memoryStore()
  const tokens = createTokens(store, tabs)
  tokens.begin(ann)
  const refresh = createRefresh(
    async (call, token) => {
      calls.push({ call, token })
      return reply()
    },
    tokens,
    tabs,
  )
  return { tokens, store, refresh, calls, turns }
}

describe('a refresh [console 7.3.16, console 8.5]', () => {
  test('asks the auth service in the name of the subject, alone among the tabs', async () => {
    const { refresh, calls, turns, tokens } = stage(() => answer(201, annAgain))
    expect(await refresh(ann)).toEqual({ outcome: 'renewed' })
    expect(calls).toEqual([
      {
        call: { service: 'auth', path: '/token/refresh', query: { adminId: '7' }, timeoutMs: 30_000 },
        token: ann,
      },
    ])
    expect(turns).toEqual([{ name: 'pupitre-refresh', waitMs: 30_000 }])
    expect(tokens.current()).toBe(annAgain)
  })

  test.each([
    [401, undefined, 'refused'],
    [440, undefined, 'refused'],
    [201, bob, 'refused'],
    [201, 'a b', 'refused'],
    [201, undefined, 'failed'],
    [503, annAgain, 'failed'],
  ] as const)('answered %i with %s is %s, and says why', async (status, token, outcome) => {
    const { refresh } = stage(() => answer(status, token))
    const { outcome: is, error } = await refresh(ann)
    expect([is, error?.status]).toEqual([outcome, status])
  })

  test('that gets no answer has failed, with what was thrown', async () => {
    const thrown = new ApiError({ status: 520, code: 520, aborted: true })
    expect(await stage(() => Promise.reject(thrown)).refresh(ann)).toEqual({
      outcome: 'failed',
      error: thrown,
    })
    const cause = new Error('lock lost')
    const { outcome, error } = await stage(() => Promise.reject(cause)).refresh(ann)
    expect([outcome, error?.status, error?.cause]).toEqual(['failed', noAnswer().status, cause])
  })

  test('is one for all who ask meanwhile, and another one for who asks later', async () => {
    let next: (answer: Answer) => void = () => {}
    const { refresh, calls } = stage(() => new Promise((resolve) => (next = resolve)))
    const both = [refresh(ann), refresh(ann)]
    await Promise.resolve()
    await Promise.resolve()
    next(answer(401))
    expect((await Promise.all(both)).map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
    expect(calls).toHaveLength(1)
    const third = refresh(ann)
    await Promise.resolve()
    await Promise.resolve()
    next(answer(201, annAgain))
    expect((await third).outcome).toBe('renewed')
    expect(calls).toHaveLength(2)
  })
})

describe('when its turn comes', () => {
  const waiting = () => {
    let begin: () => void = () => {}
    const turn = () => new Promise<void>((resolve) => (begin = resolve))
    const staged = stage(() => answer(201, annAgain), turn)
    return { ...staged, begin: () => begin() }
  }

  test('and the token has been renewed, nothing is asked', async () => {
    const { refresh, tokens, calls, begin } = waiting()
    const asked = refresh(ann)
    tokens.accept(annAgain, tokens.generation())
    begin()
    expect([await asked, calls]).toEqual([{ outcome: 'renewed' }, []])
  })

  test('and there is no token any more, one is asked for', async () => {
    const { refresh, calls, begin } = waiting()
    const asked = refresh(null)
    begin()
    expect([(await asked).outcome, calls.length]).toEqual(['renewed', 0])
    const { refresh: again, tokens, calls: others, begin: beginAgain } = waiting()
    tokens.end('left')
    const without = again(null)
    beginAgain()
    await without
    expect(others.map(({ token, call }) => [token, call.query])).toEqual([[null, { adminId: null }]])
  })

  test('and another tab has emptied the store, one is asked for all the same', async () => {
    const { refresh, store, calls, begin } = waiting()
    const asked = refresh(ann)
    store.clear()
    begin()
    expect((await asked).outcome).toBe('renewed')
    expect(calls.map(({ token }) => token)).toEqual([null])
  })

  test('and the session is another one, nothing is asked, and the next refresh waits for that', async () => {
    const { refresh, tokens, calls, turns, begin } = waiting()
    const first = refresh(ann)
    tokens.begin(bob)
    const second = refresh(bob)
    expect(turns).toHaveLength(1)
    begin()
    const { outcome, error } = await first
    expect([outcome, error?.status, calls]).toEqual(['failed', 520, []])
    await Promise.resolve()
    await Promise.resolve()
    expect(turns).toHaveLength(2)
    begin()
    expect((await second).outcome).toBe('refused')
    expect(calls).toHaveLength(1)
  })
})
