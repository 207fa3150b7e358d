import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHttp } from '#client/http.ts'
import { createTabs, type Tabs } from '#client/tabs.ts'
import { localStorageStore, memoryStore, type TokenStore } from '#client/tokenStore.ts'
import { createTokens } from '#client/tokens.ts'
import type { FetchLike } from '#client/transport.ts'
import {
  config,
  fakeBrowser,
  fakeFetch,
  fakeStorage,
  isRefresh,
  jwt,
  lapsed,
  type Reply,
  read,
} from './fakes.ts'

const bearer = (token: string) => `Bearer ${token}`
const isOk = (result: PromiseSettledResult<unknown>) => result.status === 'fulfilled'

/** A platform that knows one valid token at a time and renews it on demand. */
function platform() {
  const state = { valid: jwt('7', 1), serial: 1, refreshes: 0, inFlight: 0, mostInFlight: 0, alive: true }
  const fetch = fakeFetch(async (sent) => {
    if (!isRefresh(sent)) {
      await null
      return sent.headers.authorization === bearer(state.valid) ? { status: 200, body: { data: [] } } : lapsed
    }
    state.refreshes += 1
    state.mostInFlight = Math.max(state.mostInFlight, ++state.inFlight)
    for (let i = 0; i < 5; i++) await null
    state.inFlight -= 1
    if (!state.alive) return { status: 401 }
    state.serial += 1
    state.valid = jwt('7', state.serial)
    return { status: 201, body: { data: { token: state.valid } } }
  })
  return { state, fetch }
}

function tab(
  fetch: FetchLike,
  tabs: Tabs = createTabs(),
  store: TokenStore = memoryStore(),
  token = jwt('7', 0),
) {
  const ends: string[] = []
  store.write({ token, subject: '7' })
  const tokens = createTokens(store, tabs)
  return {
    ends,
    tokens,
    http: createHttp({ bases: config.bases, tokens, tabs, fetch, onLogout: (why) => ends.push(why) }),
  }
}

describe('50 requests at once', () => {
  test('with an expired token: one refresh, each request sent twice, all succeed', async () => {
    const { state, fetch } = platform()
    const { http } = tab(fetch)
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => http.send(read)))
    expect(results.filter(isOk)).toHaveLength(50)
    expect(state.refreshes).toBe(1)
    expect(fetch.sent).toHaveLength(101)
  })

  test('with a session that is over: one refresh, one logout, 50 errors', async () => {
    const { state, fetch } = platform()
    state.alive = false
    const { http, ends, tokens } = tab(fetch)
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => http.send(read)))
    expect(results.filter(isOk)).toHaveLength(0)
    expect(state.refreshes).toBe(1)
    expect(ends).toEqual(['ended'])
    expect(tokens.current()).toBeNull()
    expect(fetch.sent).toHaveLength(51)
  })

  test('an answer to the old token that comes after the refresh is retried without another one', async () => {
    const { state, fetch } = platform()
    let release = (_reply: Reply) => {}
    const late = new Promise<Reply>((resolve) => {
      release = resolve
    })
    let held = false
    const { http } = tab(async (url, init) => {
      if (held || isRefresh({ url } as never)) return fetch(url, init)
      held = true
      return fakeFetch(() => late)(url, init)
    })
    const slow = http.send(read)
    await http.send(read)
    release(lapsed)
    await expect(slow).resolves.toMatchObject({ status: 200 })
    expect(state.refreshes).toBe(1)
  })
})

describe('three tabs', () => {
  test('each with its token in memory: refreshes wait for each other', async () => {
    const { state, fetch } = platform()
    const open = fakeBrowser()
    const three = [tab(fetch, open()), tab(fetch, open()), tab(fetch, open())]
    await Promise.allSettled(three.flatMap(({ http }) => Array.from({ length: 10 }, () => http.send(read))))
    expect(state.mostInFlight).toBe(1)
    expect(state.refreshes).toBe(3)
  })

  test('sharing the token in local storage: one refresh does for all', async () => {
    const { state, fetch } = platform()
    const open = fakeBrowser()
    const storage = fakeStorage()
    const three = [1, 2, 3].map(() => tab(fetch, open(), localStorageStore(storage)))
    const requests = three.flatMap(({ http }) => Array.from({ length: 10 }, () => http.send(read)))
    expect((await Promise.allSettled(requests)).filter(isOk)).toHaveLength(30)
    expect(state.refreshes).toBe(1)
  })

  test('a logout in one is a logout in all; another user logging in only ends the others here', async () => {
    const open = fakeBrowser()
    const [a, b, c] = [1, 2, 3].map(() =>
      tab(
        fakeFetch(() => ({ status: 440 })),
        open(),
      ),
    )
    c!.tokens.begin(jwt('8'))
    expect([a!.ends, b!.ends, c!.ends]).toEqual([['replaced'], ['replaced'], []])
    a!.tokens.begin(jwt('8', 1))
    await expect(a!.http.send(read)).rejects.toMatchObject({ status: 440, ended: true })
    expect(c!.ends).toEqual(['elsewhere'])
    expect(c!.tokens.current()).toBeNull()
  })
})

test('a refresh that comes back after the logout does not bring the session back', async () => {
  const { fetch } = platform()
  const { http, tokens } = tab(fetch)
  const pending = http.send(read)
  for (let i = 0; i < 8; i++) await null
  tokens.end('left')
  await expect(pending).rejects.toMatchObject({ ended: true })
  expect(tokens.current()).toBeNull()
})

test('a new token with the answer that says "expired" makes the refresh needless', async () => {
  const { state, fetch } = platform()
  const { http } = tab(async (url, init) => {
    const answer = await fetch(url, init)
    const headers = {
      get: (name: string) => (name === 'authorization' && answer.status === 401 ? state.valid : null),
    }
    return { ...answer, headers }
  })
  await expect(http.send(read)).resolves.toMatchObject({ status: 200 })
  expect(state.refreshes).toBe(0)
})

test('a caller who gives up during a refresh is released at once; the others go on', async () => {
  const { fetch } = platform()
  const { http } = tab(fetch)
  const stop = new AbortController()
  const given = http.send({ ...read, signal: stop.signal })
  const kept = http.send(read)
  for (let i = 0; i < 8; i++) await null
  stop.abort()
  await expect(given).rejects.toMatchObject({ aborted: true, status: 520 })
  await expect(kept).resolves.toMatchObject({ status: 200 })
})

test('20 000 random interleavings of 2 to 6 requests keep the limits', { timeout: 120_000 }, async () => {
  const kinds: Reply[] = [
    { status: 200 },
    lapsed,
    { status: 403, body: { error: 'Token expired' } },
    { status: 403 },
    { status: 440 },
    { status: 401 },
  ]
  const picks = fc.array(fc.nat(1000), { minLength: 20, maxLength: 60 })
  const run = async (count: number, withToken: boolean, script: number[]) => {
    const choices = [...script]
    const pick = (among: number) => (choices.shift() ?? 0) % among
    const waiting: (() => void)[] = []
    const seen = {
      refreshes: 0,
      inFlight: 0,
      most: 0,
      lapses: 0,
      refused: 0,
      over: 0,
      sent: new Map<string, number>(),
    }
    // Requests first sent without a token.
    const bare = new Set<string>()
    const fetch = fakeFetch(async (sent) => {
      const refreshing = isRefresh(sent)
      if (refreshing) {
        seen.refreshes += 1
        seen.most = Math.max(seen.most, ++seen.inFlight)
      } else {
        if (!seen.sent.has(sent.url) && sent.headers.authorization === undefined) bare.add(sent.url)
        seen.sent.set(sent.url, (seen.sent.get(sent.url) ?? 0) + 1)
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
      if (!refreshing) {
        const reply = kinds[pick(kinds.length)]!
        const isBare = bare.has(sent.url)
        const isOver = reply.status === 440 || (reply.status === 401 && isBare)
        if (isOver) seen.over += 1
        if (reply.body !== undefined || (isOver && isBare)) seen.lapses += 1
        return reply
      }
      seen.inFlight -= 1
      const renewed = pick(3) > 0
      if (!renewed) seen.refused += 1
      return renewed ? { status: 201, body: { token: jwt('7', seen.refreshes) } } : { status: 401 }
    })
    const one = tab(fetch)
    if (!withToken) one.tokens.end('left')
    one.ends.length = 0
    let left = count
    for (let i = 0; i < count; i++) {
      const done = () => {
        left -= 1
      }
      one.http.send({ ...read, path: `/v2/row/${i}` }).then(done, done)
    }
    let steps = 0
    while (left > 0) {
      waiting.splice(pick(waiting.length || 1), 1)[0]?.()
      for (let i = 0; i < 12; i++) await null
      steps += 1
      expect(steps).toBeLessThan(count * 4 + 10)
    }
    expect(seen.most).toBeLessThanOrEqual(1)
    expect(Math.max(...seen.sent.values())).toBeLessThanOrEqual(2)
    expect(seen.refreshes).toBeLessThanOrEqual(seen.lapses)
    expect(one.ends.length).toBeLessThanOrEqual(seen.refused + seen.over)
    if (seen.refused > 0) expect(one.ends.length).toBeGreaterThan(0)
  }
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  console.info(`FUZZ_SEED=${seed}`)
  await fc.assert(fc.asyncProperty(fc.integer({ min: 2, max: 6 }), fc.boolean(), picks, run), {
    seed,
    numRuns: 20_000,
  })
})
